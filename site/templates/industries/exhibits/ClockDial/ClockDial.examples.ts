const state = { by: 'The buyer', text: 'A number of packs and a promised day.' };

export default {
  'a morning with an hour too much': {
    form: 'dial',
    heading: 'One morning at the till',
    lede: 'Each stroke is five minutes.',
    title: 'Clock face: two hours at the till, a walk of 20 minutes, and one hour that was not worked.',
    centre: { value: '10:00', note: 'till closed' },
    visits: [
      { from: '08:00', to: '09:00' },
      { from: '09:20', to: '10:00' },
    ],
    drives: [{ from: '09:00', to: '09:20' }],
    open: { from: '10:00', to: '11:00' },
    keys: { visits: 'at the till', drives: 'on the way', open: 'that nobody worked' },
    states: ['Ordered', 'Received', 'Sold', 'Counted'].map((name) => ({ ...state, name })),
    breaks: { heading: 'The hour after closing', text: ['The till stays open until noon.'] },
  },
} as const;
