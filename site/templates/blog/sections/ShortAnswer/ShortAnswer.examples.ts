const parts = [
  { heading: 'What the gauge says', id: 'gauge' },
  { heading: 'Two winters & one storm', id: 'winters' },
  { heading: 'Nine questions before you tow', id: 'questions' },
];

export default {
  'two paragraphs, three parts': {
    heading: 'Move it in week 14, or not at all',
    text: [
      'Water is highest in February and the tug is cheapest in April. Between the two lies one week in which both are bearable.',
      'If the pontoon carries a crane, leave it where it is and move the ferry instead.',
    ],
    parts,
  },
  'one paragraph, one part, long words': {
    heading: 'Intergovernmental tidal responsibilities',
    text: ['Nobody may tow a pontoon without the hydrographic administration’s written consent.'],
    parts: [{ heading: 'Responsibilities of the hydrographic administration', id: 'responsibilities' }],
  },
};
