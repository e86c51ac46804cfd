const words = {
  headline: 'Tram calls in one loop',
  lede: 'Counted in one second at noon.',
  action: 'Ask us',
  link: { label: 'What it costs', page: '/costs/' },
};

export default {
  'the same second twice': {
    ...words,
    loop: {
      caption: 'One dot is one call to the depot.',
      waitingWords: 'wait',
      plans: [
        { name: 'One line', working: 1, waiting: 9, done: 14, text: 'Nine trams hear nothing.' },
        { name: 'Two lines', working: 1, waiting: 0, done: 23, text: 'All others hear at once.' },
      ],
    },
    answers: [
      { label: 'Rails', value: 'Steel' },
      { label: 'First board', value: '8 weeks' },
      { label: 'So far', value: '12 boards', page: '/figures/#boards' },
      { label: 'Trial', value: 'Two days' },
    ],
    resolveLink: (page: string) => page,
  },
  'long words, nothing to link to': {
    ...words,
    headline: 'Internationalized incomprehensibility development',
    loop: {
      caption: 'A caption that uses all the space it is given, so that it breaks over several lines.',
      waitingWords: 'incomprehensibilities',
      plans: [
        {
          name: 'Internationalization in one line',
          working: 2,
          waiting: 40,
          done: 8,
          text: 'A text that breaks over several lines beside its ring.',
        },
        { name: 'Two', working: 1, waiting: 0, done: 1, text: 'Short.' },
      ],
    },
    answers: [{ label: 'A question of some length', value: 'Internationalization, mostly' }],
    resolveLink: () => undefined,
  },
};
