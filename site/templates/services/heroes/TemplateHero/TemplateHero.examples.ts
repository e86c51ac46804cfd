const words = {
  headline: 'Tram boards from templates',
  lede: 'The first board was up after six days.',
  action: 'Ask us',
  link: { label: 'What it costs', page: '/costs/' },
  answers: [
    { label: 'Rails', value: 'Steel' },
    { label: 'First board', value: '8 weeks' },
    { label: 'So far', value: '12 boards', page: '/figures/#boards' },
    { label: 'Trial', value: 'Two days' },
  ],
};
const lines = [
  { code: '<section>' },
  { code: '  <h2>{{ stop }}</h2>', mark: 1 },
  { code: '  <Tram v-for="tram in trams" />', mark: 2 },
  { code: '</section>' },
];

export default {
  'four lines, two of them marked': {
    ...words,
    template: {
      caption: 'Four lines, two of them with a number.',
      file: 'Stop.vue',
      lines,
      parts: [
        { mark: 1, shape: 'heading' as const, words: ['Harbour'] },
        { mark: 2, shape: 'rows' as const, words: ['12:04, line 2', '12:09, line 5'] },
      ],
    },
    resolveLink: (page: string) => page,
  },
  'long words, nothing to link to': {
    ...words,
    headline: 'Internationalized incomprehensibility development',
    template: {
      caption: 'A caption that uses all the space it is given, so that it breaks over several lines.',
      file: 'Incomprehensibilities.vue',
      lines: [...lines, { code: '    <Internationalization v-bind:language="all" />', mark: 3 }],
      parts: [
        { mark: 1, shape: 'field' as const, words: ['Internationalization'] },
        { mark: 2, shape: 'note' as const, words: ['Incomprehensibilities'] },
        { mark: 3, shape: 'button' as const, words: ['Counterrevolutionaries'] },
      ],
    },
    answers: [{ label: 'A question of some length', value: 'Internationalization, mostly' }],
    resolveLink: () => undefined,
  },
};
