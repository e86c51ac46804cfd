const steps = [
  { code: 'low', where: 'The plain' },
  { code: 'middle', where: 'The hills and the lake', local: { name: 'LT', percent: 4.5, joint: false } },
  { code: 'high', where: 'The coast', local: { name: 'LT', percent: 7, joint: true } },
];
const invoice = {
  title: 'What the invoice says',
  number: 'Tax number 123',
  work: 'One gardener, {hours} hours at USD {rate}',
  hours: 10,
  rate: 30,
  converted: 'At USD {exchange} for a crown',
  exchange: 0.1,
  at: 'high',
  tax: '{tax}, {percent}%',
  due: 'To pay',
};
const example = {
  heading: 'Three rates from plain to coast',
  lede: 'The lake sets its own ([tax office, 2026](https://tax.example/)).',
  sale: 100,
  national: { name: 'NT', percent: 6 },
  joint: 'JT',
  steps,
  words: {
    national: 'One per cent of the nation',
    local: 'One per cent of its part',
    sale: 'Under a rate: its tax on {sale}',
  },
  points: [
    {
      title: 'Where the buyer sits',
      text: 'The address decides ([tax office, 2026](https://tax.example/)).',
    },
    { title: 'What is free', text: 'Seeds are.' },
  ],
  invoice,
  currency: 'NOK',
  rates: {
    text: 'An hour costs {currency} {rates} in {year} ([pricing](/pricing/)).',
    id: 'gardeners',
    currency: 'USD',
    year: 2025,
    low: 20,
    high: 40,
    region: 'Estonia',
  },
  from: { name: 'Obel & Son', country: 'Norway', address: ['4 Quay Road', 'Tartu'] },
  resolveLink: (page: string) => page,
};

export default {
  'three steps': example,
  'eight steps of long words, no office there': {
    ...example,
    heading: 'Internationalization of responsibilities',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines beside the heading.',
    steps: Array.from({ length: 8 }, (_, at) => ({
      code: ['high', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'][at] ?? 'high',
      where: 'Newfoundlander and telecommunication islands',
      local: { name: 'LONGNAME', percent: 2.125 + at, joint: at % 2 === 1 },
    })),
    currency: 'PGK',
    from: { name: 'Llanfairpwllgwyngyll', country: 'Papua New Guinea', address: [] },
    resolveLink: () => undefined,
  },
};
