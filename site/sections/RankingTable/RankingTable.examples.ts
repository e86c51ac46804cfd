import { labels, row } from '../../records/rankings.examples.ts';

export default {
  'four companies, the second one discussed, two share a rank': {
    heading: 'Four lighthouses & their stairs',
    lede: 'The marked row has the brightest lamp and the worst stairs.',
    note: 'Rates hold for 2026.',
    labels,
    companies: [row('Fastnet', 1, 9.4), row('Skerry', 2, 8, true), row('Eddy', 2, 8), row('Low', 4, 2.1)],
  },
  'one company, long words': {
    heading: 'Telecommunication responsibilities & counterrevolutionaries',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines beside the heading.',
    note: 'Rates hold for 2026, and they move with whatever moves rates, which is a long list that ends here.',
    labels,
    companies: [row('Internationalizations', 1, 10)],
  },
};
