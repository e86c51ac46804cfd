const service = (name: string, text: string) => ({
  name,
  text,
  page: `/services/${name.length}-${name[0] ?? ''}/`,
});
const words = {
  heading: 'Find it by what you hold',
  lede: 'Two groups. Each page says when not to buy.',
  others: 'Built as well',
};

export default {
  'a large group and a small one': {
    ...words,
    groups: [
      {
        id: 'a-rails',
        name: 'Rails',
        text: 'For those who move on iron.',
        services: [
          service('Trams', 'Four wheels and a bell.'),
          service('Trains', 'Many wheels.'),
          service('Funiculars', 'Two cars and a rope.'),
          service('Signals', 'Red, mostly.'),
        ],
      },
      {
        id: 'a-water',
        name: 'Water & ice',
        text: 'For the rest.',
        services: [service('Boats', 'They float.')],
      },
    ],
    resolveLink: (page: string) => (page.includes('T') ? page : undefined),
  },
  'long words, one group, nothing to link to': {
    ...words,
    heading: 'Internationalization & accessibility',
    groups: [
      {
        id: 'b-long',
        name: 'Incomprehensibility',
        text: 'A text that uses all the space it is given, so that it breaks over several lines.',
        services: [
          service('Counterrevolutionary things', 'A text that breaks over two lines at least, or three.'),
        ],
      },
    ],
    resolveLink: () => undefined,
  },
};
