import type { ParcelMap } from './ParcelMap.schema.ts';

const state = { by: 'The buyer', text: 'A number of packs and a promised day.' };
const district = { name: 'North', note: '24 shelves, one empty.', x: 1, y: 1, columns: 8, parcels: 24 };
const words: ParcelMap = {
  form: 'parcels',
  heading: 'Where the shelves stand',
  lede: 'Each field is one shelf.',
  title: 'Map of 36 shelves in two halls; one of them is empty.',
  districts: [
    { ...district, state: 'known', marked: [5] },
    { ...district, name: 'South', x: 14, parcels: 12, state: 'unknown', marked: [] },
  ],
  water: [
    [11, -2],
    [11, 9],
  ],
  keys: { known: 'shelves are full', unknown: 'were not counted', marked: 'is empty' },
  states: ['Ordered', 'Received', 'Sold', 'Counted'].map((name) => ({ ...state, name })),
  breaks: { heading: 'The shelf that nobody counted', text: ['It is empty, and the list says full.'] },
};

export default { 'two halls': { ...words, resolveLink: (page: string) => page } };
