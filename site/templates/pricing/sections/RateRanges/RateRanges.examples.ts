const card = { year: 2020, currency: 'USD', step: 50 };
const region = (name: string, low: number, high: number, ours = false) => ({
  id: name,
  region: name,
  low,
  high,
  ours,
});

export default {
  'two kinds of work': {
    heading: 'What an hour costs in 2020',
    lede: 'A bar runs from the youngest to the most senior.',
    cards: [
      { ...card, name: 'Gardeners', regions: [region('North', 15, 40, true), region('West', 65, 200)] },
      { ...card, name: 'Foresters', regions: [region('North', 20, 60, true), region('West', 85, 220)] },
    ],
  },
  'one bar, long words': {
    heading: 'Responsibilities & internationalization',
    lede: 'A lede.',
    cards: [{ ...card, name: 'Telecommunications', regions: [region('North', 10, 180, true)] }],
  },
};
