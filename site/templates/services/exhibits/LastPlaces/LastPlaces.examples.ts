const design = (name: string, counts: number[]) => ({ name, counts, text: 'The depot takes it in winter.' });

export default {
  'four designs': {
    heading: 'Forty riders and ten seats',
    lede: 'One dot is one rider.',
    outcomes: ['sit', 'were told', 'share a seat', 'wait'],
    of: 40,
    designs: [
      design('First come', [10, 20, 5, 5]),
      design('By number', [10, 30, 0, 0]),
      design('By lot', [10, 0, 0, 30]),
      design('By age', [9, 31, 0, 0]),
    ],
    note: 'Rehearsed in May 2025.',
    demo: true,
  },
  'long words': {
    heading: 'Internationalization & incomprehensibility',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines.',
    outcomes: ['internationalized', 'two', 'three', 'four'],
    of: 20,
    designs: [
      design('Counterrevolutionaries', [20, 0, 0, 0]),
      design('Two', [5, 5, 5, 5]),
      design('Three', [0, 0, 0, 20]),
    ],
    note: 'A note.',
    demo: true,
  },
};
