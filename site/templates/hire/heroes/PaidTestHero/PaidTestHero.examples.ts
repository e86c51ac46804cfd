const words = {
  headline: 'Hire gardeners by their test',
  lede: 'A gardener costs USD 15 to 40 an hour, by seniority.',
  action: 'Get free consultation',
  link: { label: 'See rates', page: '/rates/' },
  test: {
    heading: 'Six paid hours, forty beds',
    task: 'Forty beds with the weeds of a whole summer, and a page of notes by the last gardener.',
    drawing: 'squares' as const,
    of: 40,
    rounds: [
      { name: 'Round 1', passed: 22, text: 'Weeded by hand.' },
      { name: 'Round 2', passed: 31, text: 'With a hoe.' },
      { name: 'Round 3', passed: 37, text: 'With a hoe, after rain.' },
    ],
  },
  marks: {
    heading: 'Two gardeners mark it; 40 of 50 pass',
    rows: [
      { what: 'Beds', got: 37, of: 40, text: 'One square is one bed.' },
      { what: 'Notes', got: 4, of: 5, text: 'They say what was left alone.' },
      { what: 'Tools', got: 5, of: 5, text: 'Clean at the end of the day.' },
    ],
    note: 'Patience does not show in a test. Your interview decides.',
  },
  demo: true,
};

export default {
  'three rounds, on a colour': { ...words, ground: 'teal', resolveLink: (page: string) => page },
  'blocks side by side': {
    ...words,
    test: { ...words.test, drawing: 'blocks' as const },
    resolveLink: (page: string) => page,
  },
  'long words, nothing built': {
    ...words,
    test: {
      ...words.test,
      drawing: 'screens' as const,
      of: 12,
      rounds: words.test.rounds.map((round, i) => ({ ...round, passed: 12 - 4 * i })),
    },
    headline: 'Hire telecommunication responsibility auditors',
    resolveLink: () => undefined,
  },
};
