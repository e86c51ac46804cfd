const region = (id: string, name: string, low: number, high: number, ours = false) => ({
  id,
  region: name,
  low,
  high,
  ours,
});
const card = (id: string, name: string) => ({
  id,
  name,
  year: 2025,
  currency: 'USD',
  regions: [region('east', 'East', 15, 40, true), region('west', 'West', 60, 120)],
});
const invoice = {
  title: 'Specimen',
  parties: ['Obel & Son, Tartu', 'Your company, number NO 123'],
  work: 'Gardening, {hours} hours at USD {rate}',
  hours: 160,
  rate: 32,
  tax: 'Local tax',
  taxAmount: '0.00',
  converted: 'At USD {exchange} for a crown',
  exchange: 0.1,
  declared: 'You declare {percent}%',
  percent: 25,
  note: 'The exchange rate is an example.',
};

export default {
  'two kinds of work': {
    heading: 'One invoice a month & no tax on it',
    lede: 'In dollars, unless you ask for crowns.',
    text: 'You declare the tax and deduct it ([tax office, 2025](https://tax.example/)).',
    invoice,
    currency: 'NOK',
    rates: {
      heading: 'An hour in 2025',
      who: 'Who',
      note: 'Seniority moves a rate most ([pricing](/pricing/)).',
      cards: [card('gardeners', 'Gardeners'), card('carpenters', 'Carpenters')],
    },
    resolveLink: (page: string) => page,
  },
  'one kind of work, long words': {
    heading: 'Internationalization of accounting responsibilities',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines beside the invoice.',
    text: 'A paragraph.',
    invoice: { ...invoice, work: 'Counterrevolutionary telecommunication, {hours} h at {rate}', hours: 1600 },
    currency: 'PGK',
    rates: {
      heading: 'An hour',
      who: 'Responsibility',
      note: 'Note.',
      cards: [card('telecommunication', 'Telecommunication engineers')],
    },
    resolveLink: () => undefined,
  },
};
