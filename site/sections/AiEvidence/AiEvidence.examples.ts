const columns = { check: 'Check', before: 'Prompt 1', after: 'Prompt 2', change: 'Change' };

export default {
  'a test with a result that got worse': {
    heading: 'AI with its working shown',
    text: ['Prompts are scored on stored questions before they ship.', 'We train no models of our own.'],
    link: { label: 'How we use AI', page: '/ai/' },
    resolveLink: (page: string) => page,
    sheet: {
      title: 'Manual assistant, prompt 2',
      base: '200 questions, 4 May 2025',
      columns,
      checks: [
        { name: 'Correct answer', before: 150, after: 176 },
        { name: 'Cites its source', before: 163, after: 197 },
        { name: 'Answers in time', before: 191, after: 183 },
      ],
      note: 'The slower answers have an owner.',
      demo: true,
    },
  },
  'long words, nothing to link to, no change in one row': {
    heading: 'Evaluation & responsibility in artificial intelligence',
    text: ['One paragraph that is long enough to show how the measure of the lede holds on every window.'],
    link: { label: 'How we use AI', page: '/ai/' },
    resolveLink: () => undefined,
    sheet: {
      title: 'Internationalization assistant, prompt 2',
      base: '1,412 questions, 30 and 31 December 2025',
      columns: {
        check: 'Feature',
        before: 'Version 3.12',
        after: 'Version 3.13',
        change: 'Difference',
      },
      checks: [
        { name: 'Acknowledges missing information', before: 1012, after: 1046 },
        { name: 'Units', before: 1400, after: 1400 },
      ],
      note: 'A note.',
      demo: true,
    },
  },
};
