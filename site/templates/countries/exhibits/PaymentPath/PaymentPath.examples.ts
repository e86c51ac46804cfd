const resolveLink = (page: string) => page;
const words = {
  parts: { fee: 'Fee', tax: 'Tax', withheld: 'Kept back' },
  labels: { billed: 'Billed', sent: 'Sent', withheld: 'Kept back', passed: 'Passed on' },
  steps: {
    billed: '{fee} and {tax} on top.',
    sent: 'The bank sends {arrives} of {invoice}.',
    withheld: '{withheld} go to the tax office under our number.',
    passed: '{tax} are passed on the month after.',
  },
  currency: { heading: 'In your own money', text: 'The invoice names one currency.' },
  rates: {
    heading: 'An hour in 2031',
    id: 'example',
    note: 'An example.',
    region: 'Region',
    hour: 'An hour',
    card: {
      name: 'Boat builders',
      regions: [
        { id: 'coast', region: 'Coast', low: 20, high: 45, ours: true },
        { id: 'inland', region: 'Inland', low: 40, high: 90, ours: false },
      ],
    },
  },
  resolveLink,
};

export default {
  'a fifth and a tenth': {
    heading: 'One invoice on its way',
    lede: 'A stroke is {stroke}.',
    invoice: { currency: 'EUR', fee: 10000, tax: 20, withheld: 10, stroke: 500 },
    ...words,
  },
  'long words': {
    heading: 'Telecommunication & incomprehensibility',
    lede: 'A stroke is {stroke}, and all of them are enumerated.',
    invoice: { currency: 'INR', fee: 1000000, tax: 18, withheld: 10, stroke: 20000 },
    ...words,
    labels: { ...words.labels, billed: 'Incomprehensibilities' },
  },
};
