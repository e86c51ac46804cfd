const words = {
  headline: 'Hire gardeners by their plans',
  lede: 'A gardener costs USD 15 to 40 an hour, by seniority.',
  action: 'Get free consultation',
  link: { label: 'See rates', page: '/rates/' },
  test: {
    heading: 'Six paid hours, one bed',
    task: 'A bed of nine square metres, walked by five neighbours.',
    of: 5,
    words: { parts: 'plants', finished: 'found the gate', rejected: 'Rejected' },
    drafts: [
      { name: 'Plan 1', parts: 16, finished: 1, rejected: true, text: 'Every plant of the list.' },
      { name: 'Plan 2', parts: 4, finished: 3, rejected: true, text: 'Too bare in May.' },
      { name: 'Plan 3', parts: 8, finished: 5, rejected: false, text: 'Half of them, along the path.' },
    ],
  },
  marks: {
    heading: 'Two gardeners mark it; 15 of 20 pass',
    rows: [
      { what: 'Neighbours', got: 5, of: 5, text: 'All found the gate.' },
      { what: 'Notes', got: 7, of: 10, text: 'They say what was left alone.' },
      { what: 'Tools', got: 5, of: 5, text: 'Clean at the end of the day.' },
    ],
    note: 'Patience does not show in a test.',
  },
  demo: true,
};

export default {
  'three plans': { ...words, resolveLink: (page: string) => page },
  'long words, nothing built': {
    ...words,
    headline: 'Hire telecommunication responsibility designers',
    test: { ...words.test, words: { ...words.test.words, parts: 'incomprehensibilities' } },
    resolveLink: () => undefined,
  },
};
