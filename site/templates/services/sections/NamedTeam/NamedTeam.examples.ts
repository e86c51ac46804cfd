const tile = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 56"><rect width="56" height="56" fill="teal"/></svg>')}`;
const person = (name: string, part: string) => ({
  name,
  position: 'Conductor',
  place: 'Porto',
  part,
  tile,
  tileAlt: 'A drawn tile',
});
const after = {
  heading: 'After you write',
  steps: [
    { when: 'Hour 0', text: 'Our signed agreement.', fact: 'agreement', page: '/agreement/' },
    { when: 'Hour 24', text: 'An answer.' },
    { when: 'Day 7', text: 'You keep the conductor, or you leave.' },
  ],
};

export default {
  'two people, three steps': {
    heading: 'Who drives your tram',
    lede: 'You meet both before they start.',
    people: [person('Ada Example', 'Drives, all 12 weeks.'), person('Ben Sample', 'Tests the bell, week 4.')],
    after,
    resolveLink: (page: string) => page,
  },
  'four people with long names, on indigo': {
    ground: 'indigo' as const,
    heading: 'Internationalization & its people',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines beside the steps.',
    people: [
      person('Hippolyta Featherstonehaugh-Wolfeschlegelstein', 'Comprehends incomprehensibilities.'),
      person('Two', 'Short.'),
      person('Three', 'Short.'),
      person('Four', 'Short.'),
    ],
    after,
    resolveLink: () => undefined,
  },
};
