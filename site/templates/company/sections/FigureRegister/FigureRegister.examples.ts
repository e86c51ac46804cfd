const labels = { period: 'Period', source: 'Source', owner: 'Owner' };
const figure = (id: string, value: string, label: string) => ({
  id,
  value,
  label,
  base: '27 of 38 clients ordered a second project.',
  definition: 'Clients whose first project had ended, and who ordered a second one within a year.',
  strokes: [
    { says: 'One stroke is one client; orange ordered once.', counted: 27, rest: 11, each: 1 },
    { says: 'One stroke is ten orders.', counted: 614, rest: 0, each: 10 },
  ],
  period: '2001 to 2025',
  source: 'Signed orders in the contract register',
  owner: 'Head of accounts',
});

export default {
  'three figures': {
    heading: 'What each figure counts & since when',
    lede: 'We count them anew each January. None of them foretells how a project will go.',
    labels,
    figures: [
      figure('repeat', '71%', 'repeat business'),
      figure('launches', '48+', 'launches'),
      figure('staff', 'Over 140', 'people'),
    ],
  },
  'of clients, on another ground': {
    kind: 'figures-of-clients',
    ground: 'surface',
    heading: 'What changed elsewhere',
    lede: 'One range, and where it was counted.',
    labels,
    figures: [figure('bread', '20% to 25%', 'less bread thrown away')],
  },
  'one figure of long words': {
    heading: 'Acknowledgement & internationalization',
    lede: 'One figure only.',
    labels,
    figures: [figure('reviews', '1,250+', 'internationalization reviews')],
  },
};
