const resolveLink = (page: string) => page;
const place = { currency: 'EUR', year: 2025 };

export default {
  'two lines and their sum': {
    ...place,
    heading: 'A tram app, reckoned',
    lede: 'For 40 drivers. The timetable exists already.',
    lines: [
      { label: 'One designer', office: 'Porto', rates: 'gardeners', hours: 200, low: 20, high: 50 },
      { label: 'Two developers', office: 'Porto', rates: 'gardeners', hours: 960, low: 30, high: 60 },
    ],
    note: 'Seniority makes most of the spread; see the [rates](/rates/).',
    resolveLink,
  },
  'long words, one line': {
    ...place,
    heading: 'Internationalization, reckoned through',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines.',
    lines: [
      {
        label: 'Counterrevolutionary incomprehensibilities',
        office: 'Porto',
        rates: 'gardeners',
        hours: 20,
        low: 30,
        high: 60,
      },
    ],
    note: 'Nothing else.',
    resolveLink: () => undefined,
  },
};
