const resolveLink = (page: string) => page;

export default {
  'edits of three kinds, long words': {
    form: 'edits',
    shown: {
      heading: 'Of 30 weeds, two needed a gardener',
      lede: 'A square is one weed in May, counted by the neighbours.',
      unit: 'by a gardener',
      rows: [
        { name: 'Incomprehensible dandelions', all: 18, marked: 0 },
        { name: 'Ivy', all: 9, marked: 1 },
        { name: 'Trees', all: 3, marked: 1 },
      ],
      note: 'The tree had been there first.',
    },
    resolveLink,
  },
  'eight regions of a page, long words': {
    form: 'regions',
    shown: {
      heading: 'Internationalized responsibilities replaced bed by bed',
      lede: 'A square is one bed of the old garden.',
      names: ['Roses', 'Lawn', 'Herbs', 'Sand', 'Pond', 'Hedge', 'Gate', 'Roof'].map((name) =>
        `Incomprehensible ${name}`.slice(0, 24),
      ),
      order: [2, 1, 3, 5, 4, 6, 7, 8],
      note: 'The lawn came first, since everyone walks on it.',
    },
    resolveLink,
  },
  'rows that a question reads, long words': {
    form: 'rows',
    shown: {
      heading: 'How many cards one question turns over',
      lede: 'One square is ten cards of a box of 2,000.',
      perSquare: 10,
      unit: 'incomprehensibilities read',
      plans: [
        { name: 'Counterrevolutionaries', rows: 2000, text: 'Each card, from the first.' },
        { name: 'By street', rows: 45, text: 'One drawer.' },
        { name: 'By street and house', rows: 3, text: 'Three cards.' },
      ],
      note: 'A [new card](/cards/) takes longer to put away.',
    },
    resolveLink,
  },
};
