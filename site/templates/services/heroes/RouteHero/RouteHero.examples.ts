const step = (from: string, to: string, days: number, note?: string) => ({
  from,
  to,
  days,
  minutes: 5 * days,
  ...(note && { note }),
});
const words = {
  headline: 'Tram offices without trays',
  lede: 'One ticket took nine days, and we followed it.',
  action: 'Ask us',
  link: { label: 'What it costs', page: '/costs/' },
  answers: [
    { label: 'Hands', value: 'Four' },
    { label: 'Days', value: 'Nine' },
  ],
};
const document = {
  title: 'A lost umbrella, 4 May',
  caption: 'A stroke is a working day.',
  words: { waited: 'days waited:', worked: 'minutes of work:', sum: 'In all,' },
  handovers: [
    step('Driver', 'Depot', 1),
    step('Depot', 'Office', 4, 'Goes with the Thursday mail'),
    step('Office', 'Shelf', 3),
    step('Shelf', 'Owner', 1, 'Rain had stopped'),
  ],
};

export default {
  'four hands': { ...words, document, resolveLink: (page: string) => page },
  'long words, nothing to link to': {
    ...words,
    headline: 'Internationalized incomprehensibility offices',
    document: {
      ...document,
      title: 'Counterrevolutionary incomprehensibilities',
      handovers: document.handovers.map((one) => ({ ...one, from: 'Telecommunications', days: 30 })),
    },
    resolveLink: () => undefined,
  },
};
