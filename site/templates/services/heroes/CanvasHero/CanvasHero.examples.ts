const words = {
  headline: 'Tram boards within their frames',
  lede: 'Three boards fit, and a fourth would not.',
  action: 'Ask us',
  link: { label: 'What it costs', page: '/costs/' },
  answers: [
    { label: 'Rails', value: 'Steel' },
    { label: 'First board', value: '8 weeks' },
    { label: 'So far', value: '12 boards', page: '/figures/#boards' },
    { label: 'Trial', value: 'Two days' },
  ],
};
const limit = (name: string, used: number, of: number, text = 'One for each line.') => ({
  name,
  used,
  of,
  text,
});

export default {
  'four limits': {
    ...words,
    canvas: {
      caption: 'A square is one thing that the depot may hold.',
      limits: [limit('Trams', 42, 60), limit('Boards', 6, 8), limit('Stops', 22, 30), limit('Drivers', 3, 5)],
    },
    resolveLink: (page: string) => page,
  },
  'long words, nothing to link to': {
    ...words,
    headline: 'Internationalized incomprehensibility development',
    canvas: {
      caption: 'A caption that uses all the space it is given, so that it breaks over several lines.',
      limits: [
        limit('Incomprehensibilities', 120, 120, 'A text that breaks over several lines under its squares.'),
        limit('Internationalizations', 1, 1),
        limit('Three', 2, 20),
        limit('Four', 9, 10),
      ],
    },
    answers: [{ label: 'A question of some length', value: 'Internationalization, mostly' }],
    resolveLink: () => undefined,
  },
};
