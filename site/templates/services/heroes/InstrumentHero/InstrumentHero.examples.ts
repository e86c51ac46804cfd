const words = {
  headline: 'Tram bells counted for every street',
  lede: 'Each bell is rung before it hangs.',
  action: 'Ask us',
  link: { label: 'What it costs', page: '/costs/' },
  answers: [
    { label: 'A bell', value: '2 days' },
    { label: 'An hour', value: 'EUR 40–60' },
  ],
  resolveLink: (page: string) => page,
};
const sheet = { title: 'Depot 4', base: 'May 2025; one stroke is one ring', note: 'A note.', demo: true };
const long = 'Incomprehensibilities';

export default {
  'a receipt': {
    ...words,
    drawing: 'receipt' as const,
    receipt: {
      ...sheet,
      sum: 'One bell',
      lines: [
        { label: 'Brass', detail: '2 kg', marks: 40 },
        { label: 'Rope', detail: '4 m', marks: 9 },
        { label: 'Paint', detail: 'one coat', marks: 0 },
      ],
    },
  },
  'a load curve': {
    ...words,
    drawing: 'load' as const,
    load: {
      ...sheet,
      limit: { at: 30, label: '30 rings a minute' },
      columns: Array.from({ length: 48 }, (_, i) => (i * 7) % 50),
      peak: '49 rings',
    },
  },
  'a log': {
    ...words,
    drawing: 'log' as const,
    log: {
      ...sheet,
      target: 15,
      columns: { call: 'Call', alarm: 'Alarm', minutes: 'Minutes' },
      calls: [3, 16, 1, 9, 4].map((minutes, i) => ({ at: `${i + 1} May, 04:10`, alarm: 'Bell', minutes })),
    },
  },
  'slices, long words, nothing to link to': {
    ...words,
    headline: 'Internationalized incomprehensibility measurement',
    resolveLink: () => undefined,
    drawing: 'slices' as const,
    slices: {
      ...sheet,
      months: 8,
      parts: [
        ...[1, 3, 6, 8].map((replaced) => ({
          name: `${long} ${replaced}`,
          replaced,
          outcome: `Month ${replaced}`,
        })),
        { name: 'Bells', outcome: 'Kept' },
      ],
    },
  },
};
