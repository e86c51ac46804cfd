/** Words of a ranking, for the examples of its sections. */
export const labels = {
  categories: {},
  currency: 'USD',
  rank: 'Rank',
  company: 'Company',
  score: 'Score of 10',
  rate: { label: 'Rate per hour', alt: 'Rate for one hour', words: '{value} an hour' },
  employees: { label: 'Employees', alt: 'Number of employees', words: '{value} keepers' },
  location: { label: 'Location', alt: 'Where it is', words: '{value}' },
  founded: { label: 'Founded', alt: 'Year of foundation', words: 'since {value}' },
  stars: { label: 'Star rating', alt: '{stars} of 5 stars', words: '{stars} from {reviews} reviews' },
  sort: {
    label: 'Sort by',
    numbers: { up: 'from low to high', down: 'from high to low' },
    words: { up: 'from A to Z', down: 'from Z to A' },
    said: 'Sorted by:',
  },
  weights: {
    heading: 'Weigh it yourself',
    text: 'Ranks are worked out anew.',
    leads: 'First:',
    unweighed: 'Weigh something.',
    reset: 'As it was',
  },
  weakness: 'Where it falls short',
  updated: 'Updated on',
  reviewed: 'Reviewed on',
  unranked: 'Our own company is never ranked.',
  demoNotice: 'These companies are invented.',
};
/** A company of a ranking. */
export const row = (id: string, rank: number, total: number, discussed = false) => ({
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
