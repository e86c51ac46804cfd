const normal = {
  heading: 'Minutes from the quay to the bar',
  alt: 'Two heaps of strokes: before, most boats took 50 to 70 minutes; after, most took 10 to 30.',
  source: 'Counted by the harbour office from its own log, boats under 12 metres only.',
  size: 10,
  unit: 'Minutes',
  numbersLabel: 'The chart in numbers',
  before: {
    label: '2023',
    counts: [0, 1, 4, 9, 14, 22, 19, 8, 3],
    median: 57,
    medianLabel: 'Half within 57 minutes',
  },
  after: { label: '2024', counts: [4, 31, 26, 11, 3], median: 21, medianLabel: 'Half within 21 minutes' },
  figures: [
    { value: '21', text: 'minutes in 2024, 57 the year before' },
    { value: '40', text: 'skippers read it daily, of 52' },
    { value: '6 s', text: 'to the number, on an old phone' },
  ],
};

export default {
  normal,
  'few of them, one figure, long words': {
    ...normal,
    heading: 'Circumnavigational misjudgements per administrative month',
    after: { ...normal.after, counts: [1, 2, 0, 1] },
    figures: [
      { value: '1,204.75', text: 'hydrographic recalculations, none of which anybody had asked for' },
    ],
  },
};
