const levels = [
  { name: 'Junior', years: '1–3 years' },
  { name: 'Mid', years: '3–6 years' },
  { name: 'Senior', years: '6–10 years' },
  { name: 'Lead', years: '10 years and up' },
];
const row = (skill: string, ...cells: string[]) => ({ skill, cells });

export default {
  'four levels': {
    heading: 'What each level does alone',
    lede: 'A lead is wasted on a garden of one tree.',
    levels,
    rows: [
      row('Trees', 'Waters them', 'Prunes them', 'Moves them', 'Plans them'),
      row('Weather', 'Feels it', 'Reads it', 'Waits for it', 'Plans for it'),
    ],
  },
  'two levels, long words': {
    heading: 'Responsibilities & internationalization',
    lede: 'A lede.',
    levels: levels.slice(0, 2),
    rows: [
      row('Telecommunications', 'A cell may hold sixty characters, which is two or three lines', 'Short'),
      row('Incomprehensibilities', 'Short', 'Counterrevolutionaries'),
    ],
  },
};
