const labels = {
  categories: {},
  crumb: 'Rankings',
  currency: 'USD',
  rank: 'Rank',
  company: 'Company',
  score: 'Score of 10',
  rate: { label: 'Rate per hour', alt: 'Rate for one hour', words: '{value} an hour' },
  employees: { label: 'Employees', alt: 'Number of employees', words: '{value} keepers' },
  location: { label: 'Location', alt: 'Where it is', words: '{value}' },
  founded: { label: 'Founded', alt: 'Year of foundation', words: 'since {value}' },
  stars: { label: 'Star rating', alt: '{stars} of 5 stars', words: '{stars} from {reviews} reviews' },
  weakness: 'Where it falls short',
  updated: 'Updated on',
  reviewed: 'Reviewed on',
  unranked: 'Our own company is never ranked.',
  demoNotice: 'These companies are invented.',
};
const row = (id: string, rank: number, total: number, discussed = false) => ({
  id,
  name: id,
  rank,
  total,
  discussed,
  location: { city: 'Rotterdam', country: 'Netherlands' },
  founded: 2012,
  employees: 40,
  rate: { low: 40, high: 90 },
  rating: { stars: 4.6, reviews: 31 },
});

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
