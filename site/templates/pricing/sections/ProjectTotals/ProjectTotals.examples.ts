const resolveLink = (page: string) => page;
const place = { currency: 'EUR', year: 2025 };
const tram = {
  title: 'A tram app in twelve weeks',
  text: 'For 40 drivers. The timetable exists already.',
  lines: [
    { label: 'One designer', office: 'Porto', rates: 'gardeners', hours: 200, low: 20, high: 50 },
    { label: 'Two developers', office: 'Porto', rates: 'gardeners', hours: 960, low: 30, high: 60 },
  ],
};

export default {
  'two projects and their sums': {
    ...place,
    heading: 'What whole projects cost',
    lede: 'The rates are those of the table above.',
    jobs: [
      tram,
      {
        ...tram,
        title: 'A year of care',
        lines: [
          { label: 'One developer', office: 'Porto', rates: 'gardeners', hours: 480, low: 30, high: 60 },
        ],
      },
    ],
    note: 'Seniority makes most of the spread; see the [rates](/rates/).',
    resolveLink,
  },
  'long words, one project': {
    ...place,
    heading: 'Internationalization, calculated to the last hour',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines beside the heading.',
    jobs: [
      {
        title: 'Counterrevolutionary incomprehensibilities',
        text: 'Counterintuitively few misunderstandings in telecommunications.',
        lines: [
          {
            label: 'Internationalization specialists',
            office: 'Porto',
            rates: 'gardeners',
            hours: 20,
            low: 30,
            high: 60,
          },
        ],
      },
    ],
    note: 'Nothing else.',
    resolveLink: () => undefined,
  },
};
