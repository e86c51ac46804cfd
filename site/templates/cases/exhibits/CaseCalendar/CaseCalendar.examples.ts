const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const weeks = (rows: number[][]) => rows.map((values, at) => ({ label: `${at * 7 + 1} May`, values }));

const normal = {
  heading: 'Boats turned back at the bar, day by day',
  alt: 'Two calendars of four weeks: ten to eighteen boats a day before, none to three after.',
  source: 'Counted by the harbour office from its own log, boats under 12 metres only.',
  week: 'Week of',
  days,
  before: {
    label: 'May 2023',
    weeks: weeks([
      [12, 14, 18, 10, 11],
      [13, 9, 15, 16, 12],
    ]),
  },
  after: {
    label: 'May 2024',
    weeks: weeks([
      [3, 1, 0, 2, 1],
      [0, 6, 1, 0, 8],
    ]),
  },
  figures: [
    { value: '15', text: 'boats turned back in 2024, 97 the year before' },
    { value: '40', text: 'skippers read it daily, of 52' },
  ],
};

export default {
  normal,
  'seven days, long words': {
    ...normal,
    heading: 'Circumnavigational misjudgements, day by day',
    days: [...days, 'Sat', 'Sun'],
    before: {
      label: 'Administrative quarter',
      weeks: weeks([
        [1, 2, 3, 4, 5, 6, 7],
        [0, 0, 7, 7, 1, 1, 2],
      ]),
    },
    after: {
      label: 'The next',
      weeks: weeks([
        [1, 2, 3, 4, 5, 6, 7],
        [0, 0, 7, 7, 1, 1, 2],
      ]),
    },
  },
};
