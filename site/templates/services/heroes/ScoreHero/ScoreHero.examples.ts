const words = {
  headline: 'Tram bells tuned and scored for every street',
  lede: 'Each bell is rung 40 times before it hangs.',
  action: 'Ask us',
  link: { label: 'What it costs', page: '/costs/' },
  answers: [
    { label: 'A bell', value: '2 days' },
    { label: 'An hour', value: 'EUR 40–60' },
  ],
};

export default {
  'three checks, one of them worse': {
    ...words,
    sheet: {
      title: 'Bell 4',
      base: '40 rings, 4 May 2025',
      of: 40,
      columns: { check: 'Check', before: 'Bell 3', after: 'Bell 4' },
      checks: [
        { name: 'Heard at the corner', before: 22, after: 37 },
        { name: 'In tune', before: 30, after: 40 },
        { name: 'Wakes no child', before: 39, after: 35 },
      ],
      note: 'The last one has an owner.',
    },
    resolveLink: (page: string) => page,
  },
  'long words, nothing to link to': {
    ...words,
    headline: 'Internationalized incomprehensibility measurement',
    sheet: {
      title: 'Counterrevolutionary incomprehensibilities, second measurement',
      base: 'Eighty cases, on the last two days of December 2025',
      of: 80,
      columns: { check: 'Feature', before: 'Version 3.12', after: 'Version 3.13' },
      checks: [
        { name: 'Acknowledges missing internationalization', before: 0, after: 80 },
        { name: 'Two', before: 1, after: 1 },
        { name: 'Three', before: 1, after: 0 },
      ],
      note: 'A note.',
    },
    resolveLink: () => undefined,
  },
};
