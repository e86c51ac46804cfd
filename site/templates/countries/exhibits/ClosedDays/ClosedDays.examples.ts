const words = {
  closed: 'Closed',
  thin: 'Many away',
  work: 'At work',
  weekend: 'Weekend',
};
const resolveLink = (page: string) => page;

export default {
  'a year with five marks': {
    id: 'example-days',
    heading: 'A year of the workshop, day by day',
    lede: 'Each stroke is a day of 2027. The workshop is closed on {closed} working days and thin on {thin}.',
    year: 2027,
    closed: [
      { day: '2027-01-01', name: 'New Year' },
      { day: '2027-05-01', name: 'Labour Day' },
      { day: '2027-10-21', name: 'Founders’ walk' },
    ],
    thin: [
      { day: '2027-03-29', name: 'The day after Easter' },
      { day: '2027-12-24', name: 'Christmas Eve' },
    ],
    words,
    hours: { heading: 'Hours in common', text: 'From eight to five by your own clock.' },
    language: 'en',
    resolveLink,
  },
  'long words': {
    heading: 'Internationalization & telecommunication',
    lede: 'Each stroke is a day.',
    year: 2028,
    closed: [{ day: '2028-02-29', name: 'Intercalation of hydrography' }],
    thin: [],
    words: { ...words, closed: 'Incomprehensibly closed' },
    hours: { heading: 'Intergovernmental correspondence', text: 'From eight to five by your own clock.' },
    language: 'en',
    resolveLink,
  },
};
