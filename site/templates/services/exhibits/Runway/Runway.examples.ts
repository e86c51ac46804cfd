const plan = (name: string, spent: number) => ({ name, spent, text: 'Rails, a tram and a bell.' });
const effect = (title: string) => ({ icon: 'bell', title, text: 'The town knows it before it digs.' });
const limit = { heading: 'When not to ask', text: 'With a bus that [runs](/bus/), keep the bus.' };

export default {
  'three plans': {
    heading: 'The rails are paid before anybody rides',
    text: ['A town lays nine kilometres first.', 'The first ticket is sold in autumn.'],
    weeks: 40,
    words: { before: 'weeks until a ticket', after: 'weeks left' },
    plans: [plan('All rails first', 31), plan('One line', 16), plan('A bus with a bell', 5)],
    note: 'Reckoned for a small town.',
    effects: [effect('A line less'), effect('A date'), effect('A no in time')],
    limit,
    resolveLink: (page: string) => page,
  },
  'long words, two plans': {
    heading: 'Internationalization & accessibility',
    text: ['A text that uses all the space it is given, so that it breaks over several lines.'],
    weeks: 60,
    words: { before: 'incomprehensible weeks', after: 'comprehensible ones' },
    plans: [plan('Counterrevolutionary incomprehensibility', 60), plan('Two', 1)],
    note: 'A note.',
    effects: [effect('Internationalization'), effect('Two'), effect('Three'), effect('Four')],
    limit,
    resolveLink: () => undefined,
  },
};
