const pane = (name: string, columns: number, parts: number, ...marked: number[]) => ({
  name,
  columns,
  parts,
  marked,
});
const panes = [
  pane('Lines', 1, 8),
  pane('Clock', 8, 8, 2),
  pane('Trams', 6, 42, 9, 10),
  pane('Late', 3, 9, 1),
  pane('Depot', 3, 12),
];
const words = {
  headline: 'Tram boards for late trams',
  lede: 'Built with the people who drive them.',
  action: 'Ask us',
  link: { label: 'What it costs', page: '/costs/' },
};

export default {
  'a board with marked parts': {
    ...words,
    board: { panes, caption: 'One tram moves: 4 of 79 parts are drawn again.' },
    answers: [
      { label: 'Rails', value: 'Steel' },
      { label: 'First board', value: '8 weeks' },
      { label: 'So far', value: '12 boards', page: '/figures/#boards' },
      { label: 'Trial', value: 'Two days' },
    ],
    resolveLink: (page: string) => page,
  },
  'long words, one answer, nothing to link to': {
    ...words,
    headline: 'Internationalized incomprehensibility development',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines beside the headline.',
    board: {
      panes: panes.map((one) => ({ ...one, name: `Incomprehensible ${one.name.toLowerCase()}` })),
      caption:
        'A caption that uses all the space it is given, so that it breaks over several lines over the board.',
    },
    answers: [{ label: 'A question of some length', value: 'Internationalization, mostly' }],
    resolveLink: () => undefined,
  },
};
