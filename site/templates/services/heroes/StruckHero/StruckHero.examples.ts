const words = {
  headline: 'Tram boards without their extras',
  lede: 'Five of eight were gone after a week.',
  action: 'Ask us',
  link: { label: 'What it costs', page: '/costs/' },
  answers: [
    { label: 'Rails', value: 'Steel' },
    { label: 'First board', value: '8 weeks' },
    { label: 'So far', value: '12 boards', page: '/figures/#boards' },
    { label: 'Trial', value: 'Two days' },
  ],
};
const group = (name: string, kept: string[], gone: string[]) => ({
  name,
  kept,
  gone,
  reason: 'The depot does the same without them.',
});

export default {
  'three groups': {
    ...words,
    struck: {
      caption: 'Eight extras, five of them struck through.',
      groups: [
        group('Light', ['Lamp'], ['Second lamp', 'Lamp on the lamp']),
        group('Sound', ['Bell'], ['Horn', 'Whistle']),
        group('Views', ['Window'], ['Painted window']),
      ],
    },
    resolveLink: (page: string) => page,
  },
  'long words, nothing to link to': {
    ...words,
    headline: 'Internationalized incomprehensibility development',
    struck: {
      caption: 'A caption that uses all the space it is given, so that it breaks over several lines.',
      groups: [
        group('Incomprehensibilities', [], ['Internationalization', 'Counterrevolutionaries']),
        group('Two', ['One'], []),
        group('Three', ['One'], ['Two']),
      ],
    },
    answers: [{ label: 'A question of some length', value: 'Internationalization, mostly' }],
    resolveLink: () => undefined,
  },
};
