const normal = {
  heading: 'Groundings a month',
  alt: 'Twelve bars before and twelve after: from about eight a month to one or none.',
  source: 'Counted by the harbour office from its own log, boats under 12 metres only.',
  unit: 'Month',
  before: { label: '2023', values: [8, 7, 9, 8, 6, 9, 8, 7, 8, 9, 10, 8] },
  after: { label: '2024', values: [4, 3, 2, 1, 1, 0, 1, 0, 1, 1, 0, 1] },
  turn: 'The app goes live',
  step: 5,
  figures: [
    { value: '15', text: 'groundings in 2024, 97 the year before' },
    { value: '40', text: 'skippers read it daily, of 52' },
    { value: '6 s', text: 'to the number, on an old phone' },
  ],
};

export default {
  normal,
  'uneven periods, one figure, long words': {
    ...normal,
    heading: 'Circumnavigational misjudgements per administrative half-month',
    after: { label: '2024, to March', values: [4, 3, 2] },
    figures: [
      { value: '1,204.75', text: 'hydrographic recalculations, none of which anybody had asked for' },
    ],
  },
};
