export default {
  'a shelf, a drawer and a box': {
    heading: 'How many cards one question turns over',
    lede: 'One square is ten cards of a box of 2,000.',
    perSquare: 10,
    unit: 'cards turned over',
    plans: [
      { name: 'No order', rows: 2000, text: 'Each card, from the first.' },
      { name: 'By street', rows: 45, text: 'One drawer.' },
      { name: 'By street and house', rows: 3, text: 'Three cards.' },
    ],
    note: 'A [new card](/cards/) takes longer to put away.',
    resolveLink: (page: string) => page,
  },
  'long words, nothing to link to': {
    heading: 'Internationalization and accessibility of incomprehensibility',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines.',
    perSquare: 1,
    unit: 'incomprehensibilities read',
    plans: [
      { name: 'Counterrevolutionaries', rows: 600, text: 'A text that breaks over several lines.' },
      { name: 'Two', rows: 1, text: 'One.' },
    ],
    note: 'A [page](/page/) that is not built.',
    resolveLink: () => undefined,
  },
};
