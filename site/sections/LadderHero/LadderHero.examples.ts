const rung = (name: string, from: string, note: string) => ({ name, from, note });
const words = {
  headline: 'Tram lines with a last day',
  lede: 'Each line runs for nine months.',
  action: 'Ask us',
  link: { label: 'What it costs', page: '/costs/' },
};

export default {
  'three rungs': {
    ...words,
    ladder: {
      caption: 'One stroke is a month: three by day and six by night.',
      active: 3,
      longTerm: 6,
      today: '2026-11',
      todayLabel: 'Today',
      rungs: [
        rung('Line 3', '2026-09', 'Until May 2027'),
        rung('Line 2', '2026-05', 'Until January 2027'),
        rung('Line 1', '2026-01', 'Ended in September 2026'),
      ],
    },
    answers: [
      { label: 'Rails', value: 'Steel' },
      { label: 'First board', value: '8 weeks' },
      { label: 'So far', value: '12 boards', page: '/figures/#boards' },
      { label: 'Trial', value: 'Two days' },
    ],
    href: (page: string) => page,
  },
  'long words, nothing to link to': {
    ...words,
    headline: 'Internationalized incomprehensibility development',
    ladder: {
      caption: 'A caption that uses all the space it is given, so that it breaks over several lines.',
      active: 6,
      longTerm: 12,
      today: '2025-03',
      todayLabel: 'A label of some length',
      rungs: [
        rung('Incomprehensible 3', '2026-03', 'A note that breaks over several lines beside its strokes'),
        rung('Two', '2025-09', 'Short'),
        rung('One', '2025-03', 'Short'),
      ],
    },
    answers: [{ label: 'A question of some length', value: 'Internationalization, mostly' }],
    href: () => undefined,
  },
};
