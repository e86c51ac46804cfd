const state = { by: 'The buyer', text: 'A number of packs and a promised day.' };
const entry = { name: 'Order', paper: 'Slip, by the buyer', opens: 1, due: 4, done: 3 };

export default {
  'ten days of a delivery': {
    form: 'deadlines',
    heading: 'Ten days of one delivery',
    lede: 'Each stroke is one day of the [order](/order/).',
    days: 10,
    columns: { entry: 'Due', paper: 'Proved by', days: 'Ten days', due: 'Due', done: 'Done' },
    entries: ['Order', 'Receipt', 'Price', 'Label', 'Shelf', 'Internationalization'].map((name, at) => ({
      ...entry,
      name,
      opens: at + 1,
      due: at + 3,
      done: at === 2 ? 8 : at + 2,
    })),
    keys: { spent: 'days were used', inHand: 'days were left', late: 'days too late' },
    states: ['Ordered', 'Received', 'Sold', 'Counted'].map((name) => ({ ...state, name })),
    breaks: { heading: 'The slip that came late', text: ['The lorry left without it.'] },
    resolveLink: (page: string) => page,
  },
};
