const resolveLink = (page: string) => page;

export default {
  'two statements, three paragraphs': {
    heading: 'We sell umbrellas & rank the rain',
    text: [
      'We earn nothing from the rain in this list.',
      'A cloud cannot pay to stand higher, and none was asked. [How it is counted](/method/) is on a page of its own.',
      'What we do earn is your trust, which is why you should doubt the rest.',
    ],
    statements: [
      { icon: 'ban', text: 'Our own umbrella is never ranked.', fact: 'unranked' },
      { icon: 'info', text: 'All clouds are invented.', fact: 'invented' },
    ],
    resolveLink,
  },
  'long words, one statement, on mist': {
    kind: 'conflict-of-interest',
    ground: 'mist',
    heading: 'Internationalization & its responsibilities',
    text: [
      'A lede that uses all the space it is given, so that it breaks over several lines beside the heading.',
    ],
    statements: [
      {
        icon: 'ban',
        text: 'Telecommunication infrastructures and their counterrevolutionaries are never ranked here.',
        fact: 'unranked',
      },
    ],
    resolveLink: () => undefined,
  },
};
