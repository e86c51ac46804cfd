const resolveLink = (page: string) => page;
const levels = [
  { name: 'Junior', years: '1–3 years' },
  { name: 'Mid', years: '3–6 years' },
  { name: 'Senior', years: '6–10 years' },
  { name: 'Lead', years: '10 years and up' },
];
const interview = {
  heading: 'What to ask a gardener',
  questions: ['Which tree would you fell first?', 'What do you do with moss?'].map((question) => ({
    question,
    answer: 'A good answer asks where the tree stands and who sits under it.',
  })),
};
const row = (skill: string, ...cells: string[]) => ({ skill, cells });

export default {
  'four levels': {
    heading: 'What each level does alone',
    lede: 'A lead is wasted on a garden of one tree.',
    levels,
    interview,
    resolveLink,
    rows: [
      row('Trees', 'Waters them', 'Prunes them', 'Moves them', 'Plans them'),
      row('Weather', 'Feels it', 'Reads it', 'Waits for it', 'Plans for it'),
    ],
  },
  'two levels, long words': {
    heading: 'Responsibilities & internationalization',
    lede: 'A lede.',
    levels,
    interview,
    resolveLink,
    rows: [
      row('Telecommunications', 'A cell may hold sixty characters, which is two or three lines', 'Short'),
      row('Incomprehensibilities', 'Short', 'Counterrevolutionaries'),
    ],
  },
};
