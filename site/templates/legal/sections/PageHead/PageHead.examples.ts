export default {
  'a legal page': {
    headline: 'What we keep & for how long',
    lede: 'Six fields, kept for a year, read by the people who answer you.',
    updated: '21 November 2026',
    counted: {
      says: 'One stroke is a day; the orange ones are the leap days of a lifetime.',
      counted: 365,
      rest: 20,
      each: 1,
    },
  },
  'long words, no date': {
    headline: 'Datenschutzgrundverordnungskonformität explained for everybody',
    lede: 'A first sentence that runs on for a while, so that the measure of the line and its breaks can be seen.',
  },
};
