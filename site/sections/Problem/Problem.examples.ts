const resolveLink = (page: string) => page;
const limit = {
  heading: 'When a spreadsheet is enough',
  text: 'With fewer than ten trams, keep the [spreadsheet](/sheet/).',
};

export default {
  'two paragraphs, a fact from outside': {
    heading: 'The tram left & nobody knew',
    text: [
      'A driver waits at the terminus and looks at a paper plan from spring.',
      'The office has a newer one, on a wall.',
    ],
    outside: {
      text: '[Somebody](https://example.org/) counted in 2025 that one tram in nine is late.',
      fact: 'late-trams',
    },
    limit,
    resolveLink,
  },
  'long words, one paragraph': {
    heading: 'Internationalization & its incomprehensibilities',
    text: ['One paragraph that is long enough to show how the measure of the lede holds on every window.'],
    limit,
    resolveLink: () => undefined,
  },
};
