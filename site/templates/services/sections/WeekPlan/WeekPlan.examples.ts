const row = (at: number, title: string) => ({ at, title, text: 'One page, with what it leaves out.' });

export default {
  'a job of 12 weeks': {
    heading: 'What you hold after each week',
    lede: 'One mark is one week of the tram app.',
    unit: 'Week',
    length: 12,
    stages: [
      { name: 'Discover', from: 1, to: 2 },
      { name: 'Design', from: 3, to: 4 },
      { name: 'Build', from: 5, to: 12 },
    ],
    rows: [row(2, 'A plan'), row(4, 'A prototype'), row(8, 'A first release'), row(12, 'Both stores')],
    exit: 'Keys and notes are yours whenever you stop.',
  },
  'ten days on mist, long words': {
    heading: 'Internationalization & accessibility, day by day',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines beside the heading.',
    unit: 'Day',
    length: 10,
    ground: 'mist' as const,
    stages: [
      { name: 'Comprehend', from: 1, to: 1 },
      { name: 'Incomprehensibility', from: 2, to: 9 },
      { name: 'End', from: 10, to: 10 },
    ],
    rows: [row(1, 'Counterrevolutionaries'), row(5, 'Two'), row(10, 'Three')],
    exit: 'Nothing else.',
  },
};
