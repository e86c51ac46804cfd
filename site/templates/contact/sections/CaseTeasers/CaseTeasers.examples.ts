const story = (cardName: string, page: string) => ({
  cardName,
  chartLine: 'Visits finished on a weak line: 68% to 94%',
  summary: 'When the line drops below 200 kbit/s the picture stops and the sound goes on.',
  page,
});

export default {
  'three stories': {
    heading: 'Three stories of other briefs',
    resolveLink: (page: string) => page,
    cases: [story('First product', '/a/'), story('Second product', '/b/'), story('Third product', '/c/')],
  },
  'one story of a long name, not built': {
    heading: 'Telecommunication & internationalization',
    resolveLink: () => undefined,
    cases: [story('Internationalization hub', '/a/')],
  },
};
