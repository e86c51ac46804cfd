const state = { by: 'The buyer', text: 'A number of packs and a promised day.' };

const form = {
  form: 'between',
  heading: 'Thirty days of one order',
  lede: 'Each stroke is one day.',
  title: 'Thirty strokes: 24 readings, one of them unread, two messages and four silent days.',
  days: 'rrrrrsrrrmrrrrsrrurrsrrmrrsrrr',
  keys: { readings: 'counted', unread: 'never opened', messages: 'written', silence: 'silent' },
  ends: ['1 June', '2 July'],
  states: ['Ordered', 'Received', 'Sold', 'Counted'].map((name) => ({ ...state, name })),
  breaks: { heading: 'A count that nobody opened', text: ['It waits until Monday.'] },
} as const;

export default {
  normal: form,
  'long words, nothing to link to': {
    ...form,
    heading: 'Thirty days of one order that waits for Warenannahmebestätigungen of two wholesalers',
    keys: {
      readings: 'Warenannahmebestätigungen that were counted by hand',
      unread: 'Warenannahmebestätigung that lay until Monday',
      messages: 'Zwischennachrichten that the wholesaler has written',
      silence: 'days without a Lieferscheinnummer from the driver',
    },
    ends: ['Warenannahme, 1 June', 'Inventurabschluss, 2 July'],
  },
} as const;
