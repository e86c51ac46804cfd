const region = (id: string, name: string, low: number, high: number, ours = false) => ({
  id,
  region: name,
  low,
  high,
  ours,
});
const plans = [
  { name: 'Whole', monthHours: 160 },
  { name: 'Half', monthHours: 80 },
];
const card = { year: 2020, currency: 'USD' };

export default {
  'two kinds of work': {
    heading: 'Rates by the month',
    note: 'A month is 160 hours.',
    plans,
    cards: [
      {
        ...card,
        id: 'gardeners',
        name: 'Gardeners',
        regions: [region('north', 'North', 15, 40, true), region('west', 'West', 65, 200)],
      },
      { ...card, id: 'foresters', name: 'Foresters', regions: [region('north', 'North', 20, 60, true)] },
    ],
  },
  'one row, long words': {
    heading: 'Responsibilities & internationalization',
    note: 'A note.',
    plans: plans.slice(1),
    cards: [
      {
        ...card,
        id: 'one',
        name: 'Telecommunication auditors',
        regions: [region('islands', 'Islands of the south', 100, 999)],
      },
    ],
  },
};
