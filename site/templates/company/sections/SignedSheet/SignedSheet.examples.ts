const clause = (time: string, title: string, text: string) => ({ time, title, text });

export default {
  'three clauses for a year': {
    kind: 'nda',
    heading: 'What the oven lease says & when',
    clauses: [
      { ...clause('Hour 0', 'The key', 'It goes to whoever signed.'), fact: 'strict-nda' },
      clause('Day one', 'The heat', 'It stays below 300 degrees.'),
      clause('Year one', 'The end', 'The oven is cold.'),
    ],
    strokes: { says: 'One stroke is a month.', counted: 12, rest: 0, each: 1 },
  },
  'long words': {
    kind: 'change-requests',
    heading: 'Internationalization responsibilities',
    clauses: [
      clause(
        'Next working day',
        'Telecommunications & administration',
        'A sentence that takes several lines, so that one sees how the words stand beside the margin of the sheet.',
      ),
      clause('Friday', 'Choice', 'Yours.'),
      clause('Monday', 'Plan', 'Ours.'),
    ],
    strokes: { says: 'One stroke is a day.', counted: 4, rest: 1, each: 1 },
  },
};
