const labels = {
  rate: { label: 'Rate per hour', alt: 'Rate for one hour', words: '{value} an hour' },
  currency: 'USD',
  score: 'Score of 10',
};
const priced = (name: string, low: number, high: number, total: number) => ({
  id: `priced-${name.toLowerCase()}`,
  name,
  rate: { low, high },
  total,
});

export default {
  'four lighthouses, two of them level': {
    heading: 'Does a dear lamp shine further?',
    lede: 'One stroke is one dollar of an hour; what stands high scores well.',
    reading: 'The dearest keeper stands level with the cheapest one.',
    step: 20,
    unit: 1,
    labels,
    companies: [
      priced('Fastnet', 44, 70, 9.4),
      priced('Skerry', 22, 38, 8),
      priced('Eddy', 90, 138, 8),
      priced('Low', 30, 52, 5.1),
    ],
  },
  'long names close to each other': {
    heading: 'Telecommunication responsibilities & counterrevolutionaries',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines beside the heading.',
    reading:
      'A sentence that is long enough to show how the measure of the words under the drawing holds on windows of every width.',
    step: 50,
    unit: 5,
    labels,
    companies: [
      priced('Internationalizations', 200, 320, 7.2),
      priced('Incomprehensibilities', 210, 330, 7.1),
      priced('Counterrevolutionary', 60, 120, 7),
    ],
  },
};
