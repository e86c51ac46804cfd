const gain = (value: string, title: string) => ({
  icon: 'bell',
  value,
  title,
  text: 'Counted in May 2025 by two clerks.',
});
const limit = { heading: 'When not to ask', text: 'With a bus that [runs](/bus/), keep the bus.' };
const figure = {
  id: 'bells',
  base: 'Nine of ten trams.',
  period: 'May 2025',
  strokes: [{ says: 'One stroke is one tram.', counted: 9, rest: 1, each: 1 }],
};

export default {
  'three gains, one measured': {
    heading: 'The tram waits for a signature',
    text: ['A clerk signs each morning.', 'On Mondays there are two clerks.'],
    gains: [gain('9', 'Trams on time'), { ...gain('3 days', 'Less to wait'), figure }, gain('1', 'Form')],
    limit,
    figuresPage: '/figures/',
    resolveLink: (page: string) => page,
  },
  'long words on mist, nothing to link to': {
    ground: 'mist' as const,
    heading: 'Internationalization & accessibility',
    text: ['A text that uses all the space it is given, so that it breaks over several lines.'],
    gains: [gain('20% to 25%', 'Counterrevolutionary incomprehensibility'), gain('1', 'Two')],
    limit,
    figuresPage: '/figures/',
    resolveLink: () => undefined,
  },
};
