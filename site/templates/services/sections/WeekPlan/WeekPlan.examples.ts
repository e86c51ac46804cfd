const row = (at: number, title: string) => ({ at, title, text: 'One page, with what it leaves out.' });
const plan = {
  form: 'calendar' as const,
  heading: 'What you hold after each week',
  lede: 'The weeks of the tram app.',
  unit: 'Week',
  stages: [
    { name: 'Discover', from: 1, to: 2 },
    { name: 'Design', from: 3, to: 4 },
    { name: 'Build', from: 5, to: 11 },
    { name: 'Close', from: 12, to: 12 },
  ],
  rows: [row(2, 'A plan'), row(4, 'A prototype'), row(8, 'A first release'), row(12, 'Both stores')],
  exit: 'Keys and notes are yours whenever you stop.',
};

export default {
  'a calendar of 12 weeks': plan,
  'dates in the margin': { ...plan, form: 'margin' as const },
  'a log of days, long words': {
    ...plan,
    form: 'log' as const,
    heading: 'Internationalization & accessibility, day by day',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines beside the heading.',
    unit: 'Day',
    stages: [
      { name: 'Comprehend', from: 1, to: 1 },
      { name: 'Incomprehensibility', from: 2, to: 7 },
      { name: 'Rehearse', from: 8, to: 9 },
      { name: 'End', from: 10, to: 10 },
    ],
    rows: [row(1, 'Counterrevolutionaries'), row(5, 'Two'), row(10, 'Three')],
  },
};
