const week = (name: string, modules: number[], crash: string) => ({
  name,
  modules,
  crash,
  note: 'The doors were looked at first.',
});
const states = ['As found', 'Patched', 'Moved'];
const effect = (title: string) => ({ icon: 'bell', title, text: 'A driver can test it on the first day.' });

export default {
  'ten modules in three weeks': {
    heading: 'The doors of the tram, week by week',
    lede: 'One dot is one door.',
    columns: { when: 'When', modules: 'Doors', crash: 'Stuck' },
    states,
    weeks: [
      week('Week 1', [10, 0, 0], '40%'),
      week('Week 2', [4, 4, 2], '12%'),
      week('Week 3', [0, 2, 8], '3%'),
    ],
    note: 'Counted by the conductor.',
    effects: [effect('Open doors'), effect('A list'), effect('One owner')],
  },
  'long words': {
    heading: 'Internationalization of incomprehensibility',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines beside the heading.',
    columns: { when: 'Whenever', modules: 'Responsibilities', crash: 'Unavailability' },
    states: states.map((name) => `Counterrevolution ${name}`),
    weeks: [
      week('Week 1', [40, 0, 0], '60%'),
      week('Week 2', [0, 40, 0], '30%'),
      week('Week 3', [0, 0, 40], '0.4%'),
    ],
    note: 'A note.',
    effects: [effect('Internationalization'), effect('Two')],
  },
};
