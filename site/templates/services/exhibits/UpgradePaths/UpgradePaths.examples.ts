const path = (from: string, to: string, least: number, most: number, text: string) => ({
  from,
  to,
  days: { least, most },
  text,
});

export default {
  'three ways': {
    heading: 'Three ways up, in days',
    lede: 'One bar is one day of one person.',
    paths: [
      path('Rail 2', 'Rail 3', 2, 2, 'Only the bolts change.'),
      path('Rail 1', 'Rail 3', 5, 9, 'Stop at 2 for a week, see [why](/why/).'),
      path('Sand', 'Rail 3', 18, 30, 'Metre by metre, beside the running tram.'),
    ],
    note: 'Leave it alone if the line closes next year.',
    resolveLink: (page: string) => page,
  },
  'long words': {
    heading: 'Internationalization & accessibility',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines.',
    paths: [
      path(
        'Incomprehensibility',
        'Comprehensibility',
        10,
        40,
        'A text that breaks over several lines beside its forty bars, which still fit.',
      ),
      path('A', 'B', 1, 1, 'Short.'),
    ],
    note: 'Nothing else.',
    resolveLink: () => undefined,
  },
};
