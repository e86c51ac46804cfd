const resolveLink = (page: string) => page;
const leader = (name: string, rank: number, was: number) => ({
  id: name.toLowerCase(),
  name,
  rank,
  was,
  total: 10 - rank,
});

export default {
  'three readers': {
    heading: 'Weigh it again & another one leads',
    lede: 'For each reader some criteria count double. [The method](/method/) has the rest.',
    doubles: 'Twice the weight:',
    moved: 'was {rank}',
    readers: [
      {
        title: 'A captain at night',
        text: 'Nothing matters but the lamp.',
        criteria: ['Light'],
        leaders: [leader('Fastnet', 1, 1), leader('Low', 2, 4), leader('Eddy', 3, 2)],
      },
      {
        title: 'A painter',
        text: 'The stairs are where the picture is, and the keeper sits still for it.',
        criteria: ['Stairs', 'Keeper'],
        leaders: [leader('Skerry', 1, 3), leader('Fastnet', 2, 1)],
      },
      { title: 'A gull', text: 'Any.', criteria: ['Height'], leaders: [leader('Low', 1, 4)] },
    ],
    resolveLink,
  },
  'two readers, long words': {
    heading: 'Telecommunication responsibilities & counterrevolutionaries',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines beside the heading.',
    doubles: 'Counts twice as much as before:',
    moved: 'formerly on rank {rank}',
    readers: ['Internationalization', 'Responsibility'].map((title) => ({
      title,
      text: 'A text that uses all the space it is given, so that it breaks over several lines.',
      criteria: ['Counterrevolutionaries', 'Telecommunication'],
      leaders: [leader('Incomprehensibilities', 1, 10), leader('Short', 2, 2)],
    })),
    resolveLink: () => undefined,
  },
};
