import { labels, row } from '../../records/rankings.examples.ts';

const criteria = [
  { id: 'light', name: 'Light', weight: 75 },
  { id: 'stairs', name: 'Stairs & responsibilities', weight: 25 },
];
const marked = (...words: Parameters<typeof row>) => ({
  ...row(...words),
  scores: { light: words[2], stairs: words[2] },
});

export default {
  'four companies, the second one discussed, two share a rank': {
    heading: 'Four lighthouses & their stairs',
    lede: 'The marked row has the brightest lamp and the worst stairs.',
    note: 'Rates hold for 2026.',
    labels,
    criteria,
    script: '/',
    companies: [
      marked('Fastnet', 1, 9.4),
      marked('Skerry', 2, 8, true),
      marked('Eddy', 2, 8),
      marked('Low', 4, 2.1),
    ],
  },
  'one company, long words': {
    heading: 'Telecommunication responsibilities & counterrevolutionaries',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines beside the heading.',
    note: 'Rates hold for 2026, and they move with whatever moves rates, which is a long list that ends here.',
    labels,
    criteria,
    script: '/',
    companies: [marked('Internationalizations', 1, 10)],
  },
};
