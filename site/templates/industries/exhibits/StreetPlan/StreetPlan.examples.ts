import type { StreetPlan } from './StreetPlan.schema.ts';

const state = { by: 'The buyer', text: 'A number of packs and a promised day.' };
const lane: StreetPlan = {
  form: 'street',
  heading: 'Twelve stores on one lane',
  lede: 'Each house is one store.',
  title: 'Plan of twelve stores; three of them are rented and two for sale.',
  upper: 'oorsoo',
  lower: 'rosoro',
  people: [
    { role: 'Buyer', house: 4, text: 'Looks at one store.' },
    { role: 'Driver', house: 11, text: 'Unloads at noon.' },
  ],
  moves: [{ from: 11, to: 4 }],
  keys: { owned: 'kept by their owners', rented: 'rented', sale: 'for sale', moves: 'way of the driver' },
  states: ['Ordered', 'Received', 'Sold', 'Counted'].map((name) => ({ ...state, name })),
  breaks: { heading: 'The store with two doors', text: ['The driver took the other one.'] },
};

export default {
  'thirty-two houses and long words': {
    ...lane,
    upper: 'orsorsorsorsorso',
    lower: 'rosrosrosrosrosr',
    people: [1, 4, 9, 16, 25, 32].map((house) => ({
      role: `Internationalization lead ${house}`,
      house,
      text: 'Compares the addresses of three systems and says which of them is right for the whole of the street.',
    })),
  },
};
