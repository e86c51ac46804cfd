const state = { by: 'The buyer', text: 'A number of packs and a promised day.' };

export default {
  'long words, nothing to link to': {
    form: 'between',
    heading: 'Thirty days of one order that waits for Warenannahmebestätigungen of two wholesalers',
    lede: 'Each stroke is one day.',
    title: 'Thirty strokes: 24 readings, one of them unread, two messages and four silent days.',
    days: 'rrrrrsrrrmrrrrsrrurrsrrmrrsrrr',
    keys: {
      readings: 'Warenannahmebestätigungen that were counted by hand',
      unread: 'Warenannahmebestätigung that lay until Monday',
      messages: 'Zwischennachrichten that the wholesaler has written',
      silence: 'days without a Lieferscheinnummer from the driver',
    },
    ends: ['Warenannahme, 1 June', 'Inventurabschluss, 2 July'],
    states: ['Ordered', 'Received', 'Sold', 'Counted'].map((name) => ({ ...state, name })),
    breaks: { heading: 'A count that nobody opened', text: ['It waits until Monday.'] },
  },
} as const;
