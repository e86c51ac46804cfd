const rung = (name: string, from: string, activeUntil: string, until: string, note: string) => ({
  name,
  from,
  activeUntil,
  until,
  note,
});
const words = {
  headline: 'Tram lines with a last day',
  lede: 'Each line runs for nine months.',
  action: 'Ask us',
  link: { label: 'What it costs', page: '/costs/' },
};

export default {
  'three rungs': {
    ...words,
    today: '2026-11-26',
    ladder: {
      caption: 'Each line runs by day at first and then by night.',
      todayLabel: 'Today, {month}',
      rungs: [
        rung('Line 3', '2026-09', '2026-12', '2027-06', 'Until June 2027'),
        rung('Line 2', '2026-05', '2026-08', '2027-02-14', 'Until 14 February 2027'),
        rung('Line 1', '2026-01', '2026-04', '2026-10', 'Ended in October 2026'),
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
    today: '2025-03-31',
    headline: 'Internationalized incomprehensibility development',
    ladder: {
      caption: 'A caption that uses all the space it is given, so that it breaks over several lines.',
      todayLabel: 'A label of some length',
      rungs: [
        rung(
          'Incomprehensible 3',
          '2026-03',
          '2026-09',
          '2027-09',
          'A note that breaks over several lines beside its strokes',
        ),
        rung('Two', '2025-09', '2026-03', '2027-03', 'Short'),
        rung('One', '2025-03', '2025-09', '2026-09', 'Short'),
      ],
    },
    answers: [{ label: 'A question of some length', value: 'Internationalization, mostly' }],
    resolveLink: () => undefined,
  },
};
