const region = (id: string, name: string, low: number, high: number) => ({
  id,
  region: name,
  low,
  high,
  ours: id === 'north',
});
const words = {
  heading: 'Who, where & for how long',
  labels: { role: 'Who', region: 'Where', plan: 'Plan', months: 'Months' },
  months: 3,
  result: {
    heading: 'The range',
    sum: '{hours} hours a month for {months} months are {total} hours, at {currency} {low} to {high}: {least} to {most}.',
    days: '{days} strokes, one for each day.',
    none: 'We hold no rate for that.',
  },
  send: {
    text: 'The estimate goes into the form.',
    action: 'Send this estimate',
    brief: '{role}, {region}, {plan}, {months}: {range}.',
  },
};
const plans = [
  { id: 'whole', name: 'Whole', monthHours: 160 },
  { id: 'half', name: 'Half', monthHours: 80 },
];

export default {
  'two roles': {
    ...words,
    plans,
    cards: [
      {
        id: 'gardeners',
        name: 'Gardeners',
        currency: 'USD',
        regions: [region('north', 'North', 15, 40), region('west', 'West', 65, 200)],
      },
      { id: 'foresters', name: 'Foresters', currency: 'USD', regions: [region('north', 'North', 20, 60)] },
    ],
  },
  'one role, long words, large amounts': {
    ...words,
    months: 24,
    plans,
    heading: 'Responsibilities & internationalization',
    cards: [
      {
        id: 'one',
        name: 'Telecommunication auditors',
        currency: 'USD',
        regions: [region('north', 'Islands of the south', 900, 1800)],
      },
    ],
  },
};
