import type { StockCard } from './StockCard.schema.ts';

const state = { by: 'The buyer', text: 'A number of packs and a promised day.' };
const card: StockCard = {
  form: 'card',
  heading: 'Paper of one size, lot by lot',
  lede: 'Each carton is one pack.',
  product: { name: 'Paper, A4', note: 'Counted on Tuesday in the small store' },
  lots: [
    { name: 'P-11', expires: 'May 2026', out: 9, left: 3, state: 'soon', note: 'Use it first.' },
    { name: 'P-12', expires: 'June 2027', out: 4, left: 14, state: 'recalled', note: 'It curls.' },
    { name: 'P-13', expires: 'May 2028', out: 0, left: 7, state: 'sound', note: 'Came on Monday.' },
  ],
  reorder: { at: 12, label: 'packs at the reorder point', says: 'The order waits for a signature.' },
  keys: {
    out: 'used',
    sound: 'on the shelf',
    soon: 'for this month',
    recalled: 'set apart',
    traced: 'asked for',
  },
  states: ['Ordered', 'Received', 'Used', 'Counted'].map((name) => ({ ...state, name })),
  breaks: { heading: 'The pack that curled', text: ['The printer stopped at noon.'] },
};

export default {
  'three lots of a product with long words': {
    ...card,
    product: {
      name: 'Internationalization handbooks, large',
      note: 'Counted in the storehouse of the branch',
    },
    lots: card.lots.map((lot) => ({
      ...lot,
      note: 'Internationalization of all the handbooks, in five languages, and in large type as well.',
    })),
  },
};
