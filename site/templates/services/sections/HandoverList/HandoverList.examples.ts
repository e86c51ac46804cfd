/** The gallery holds the symbol that examples show as a logo. */
const sprite = '';
const tool = (name: string) => ({ name, icon: 'tool' });
const entry = (title: string, when: string) => ({
  title,
  text: 'Every rail with its owner and the parts it shares.',
  when,
});
const phases = [
  { title: 'Dig', weeks: '1–2 weeks' },
  { title: 'Lay', weeks: '6–12 weeks' },
];
const ai = {
  heading: 'What AI does in the depot',
  text: 'It proposes where the next rail goes, and a foreman walks there before anybody digs.',
  link: { label: 'About AI', page: '/ai/' },
};

export default {
  'four entries and their tools': {
    heading: 'What a handover contains',
    lede: 'A colleague tries it first.',
    entries: [
      entry('A map', 'Week 2'),
      entry('A catalogue', 'Week 3'),
      entry('Limits', 'Week 4'),
      entry('A diary', 'Monthly'),
    ],
    ai,
    phases,
    sets: [
      {
        heading: 'Four tools and who answers for them',
        shown: [tool('Hammer'), tool('Rail'), tool('Bell'), tool('Lamp')],
        sprite,
      },
    ],
    resolveLink: () => undefined,
  },
  'long words': {
    heading: 'Internationalization & accessibility',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines.',
    entries: [
      entry('Counterrevolutionary incomprehensibility', 'From week 12 to 14'),
      entry('Two', 'Week 2'),
      entry('Three', 'Week 3'),
    ],
    ai,
    phases,
    sets: [
      {
        heading: 'Internationalization of tools',
        shown: [tool('Incomprehensibilities'), tool('Two')],
        sprite,
      },
    ],
    resolveLink: () => undefined,
  },
};
