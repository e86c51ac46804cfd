const state = { by: 'The buyer', text: 'A number of packs and a promised day.' };

export default {
  'a delivery on two clocks': {
    form: 'strip',
    heading: 'Forty minutes of one delivery',
    lede: 'Each stroke is one minute.',
    title: 'Forty strokes: ordered for 6 minutes, received for 20 without an answer, sold for 14.',
    start: '2026-07-10T18:12:00-07:00',
    clocks: [
      { name: 'Vancouver', zone: 'America/Vancouver' },
      { name: 'Halifax', zone: 'America/Halifax' },
    ],
    minutes: [6, 20, 14],
    silent: 2,
    columns: { state: 'State', lasts: 'Lasts' },
    unit: 'minutes',
    states: ['Ordered', 'Received', 'Sold', 'Counted'].map((name) => ({ ...state, name })),
    breaks: { heading: 'Twenty minutes without an answer', text: ['The lorry waits at the gate.'] },
  },
} as const;
