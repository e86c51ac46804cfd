import type { FaultyForm } from './FaultyForm.schema.ts';

const state = { by: 'The buyer', text: 'A number of packs and a promised day.' };
const slip: FaultyForm = {
  form: 'faults',
  heading: 'A delivery slip with three faults',
  lede: 'Each box is one field.',
  sheet: { title: 'Slip 12', note: 'By fax, on Tuesday' },
  fields: [
    { label: 'Day', value: '4 May' },
    { label: 'Goods', value: 'Paper' },
    { label: 'Packs', value: '12 or 21', fault: 'Two numbers; the buyer was asked.' },
    { label: 'Place', value: 'Shelf 3' },
    { label: 'Price', fault: 'Empty, so the bill waited.' },
    { label: 'Driver', value: 'Mr. Ode' },
    { label: 'Lorry', value: 'Green' },
    { label: 'Signed', fault: 'Empty; the lorry came back.' },
  ],
  keys: { right: 'right', wrong: 'wrong', empty: 'empty' },
  margin: 'What the store wrote',
  states: ['Ordered', 'Received', 'Sold', 'Counted'].map((name) => ({ ...state, name })),
  breaks: { heading: 'The slip that was faxed twice', text: ['Two lorries came.'] },
};

export default {
  'a slip with three faults and long words': {
    ...slip,
    fields: slip.fields.map((field) => ({
      ...field,
      label: `${field.label} of internationals`,
      value: field.value && 'Internationalization, 12 and 21',
    })),
  },
};
