const words = {
  heading: 'Of 30 weeds, two needed a gardener',
  lede: 'A square is one weed in May, counted by the neighbours.',
  unit: 'by a gardener',
  rows: [
    { name: 'Dandelions', all: 18, marked: 0 },
    { name: 'Ivy', all: 9, marked: 1 },
    { name: 'Trees', all: 3, marked: 1 },
  ],
  note: 'The tree had been there first.',
};

export default {
  'three kinds': words,
  'long words, on mist': {
    ...words,
    ground: 'mist',
    rows: words.rows.map((row) => ({ ...row, name: `Incomprehensible ${row.name}` })),
  },
};
