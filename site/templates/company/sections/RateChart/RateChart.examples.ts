const plans = [
  { name: 'Whole', monthHours: 160 },
  { name: 'Half', monthHours: 80 },
  { name: 'Some', monthHours: 60 },
];
const region = (id: string, name: string, low: number, high: number, ours = false) => ({
  id,
  region: name,
  low,
  high,
  ours,
});
const card = { name: 'Gardeners', year: 2020, currency: 'USD', source: 'A rate table of 2020', step: 50 };
const words = {
  heading: 'What an hour costs in 2020',
  lede: 'A bar runs from the youngest to the most senior. The dark stroke is its middle.',
  figure: 'a month at most for one gardener: 160 hours at USD 40.',
  note: 'No fee, no deposit.',
};

export default {
  'three regions, the first our own': {
    ...words,
    plans,
    card: {
      ...card,
      regions: [
        region('north', 'North', 15, 40, true),
        region('east', 'East', 40, 150),
        region('west', 'West', 65, 200),
      ],
    },
  },
  'one region of a long name, another currency': {
    ...words,
    plans: plans.slice(0, 1),
    card: {
      ...card,
      year: 2021,
      currency: 'CHF',
      step: 20,
      regions: [region('islands', 'Islands of the south', 20, 60, true)],
    },
  },
};
