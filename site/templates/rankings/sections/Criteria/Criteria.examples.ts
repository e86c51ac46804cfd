const resolveLink = (page: string) => page;
const marks = [
  { score: '9 of 10', text: 'It stands after a storm.' },
  { score: '3 of 10', text: 'It stands before one.' },
];

export default {
  'three criteria with what earns a score': {
    kind: 'criteria-and-weights',
    heading: 'What makes a good lighthouse',
    lede: 'Each stroke is one point of a hundred. [The method](/method/) has more.',
    criteria: [
      { name: 'Light', weight: 50, text: 'How far it is seen on a clear night.', marks },
      { name: 'Stairs', weight: 30, text: 'How many there are, and how many are sound.', marks },
      { name: 'Keeper', weight: 20, text: 'Awake or not.', marks },
    ],
    resolveLink,
  },
  'long words, one criterion': {
    kind: 'how-we-ranked',
    heading: 'Internationalization & its responsibilities',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines beside the heading.',
    criteria: [
      { name: 'Counterrevolutionaries & telecommunication', weight: 100, text: 'Everything depends on it.' },
    ],
    resolveLink: () => undefined,
  },
};
