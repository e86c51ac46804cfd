const resolveLink = (page: string) => page;
const table = {
  heading: 'Who may touch a price',
  lede: 'The row about discounts took a week.',
  question: 'Feature',
  columns: ['Shopkeeper', 'Auditor'],
  favoured: 1,
  rows: [
    { label: 'Price', cells: ['Sets it', 'Reads it'] },
    { label: 'Count', cells: ['Makes it', 'Signs it'] },
    { label: 'Incomprehensibilities', cells: ['Explains them', 'Counts them'] },
  ],
};
const keeper = {
  role: 'Shopkeeper',
  place: 'Behind the till',
  text: 'Counts what is left, and stops using it when a scan takes longer than a pencil.',
};

export default {
  'two people at closing time': {
    hour: '18:05',
    place: 'Tuesday, at the till',
    heading: 'The shelf says 12 and the box holds 11',
    text: ['A lorry brought 11 packs of 12.', 'The [count](/count/) finds it on Friday.'],
    outside: { text: 'A fact from outside.', fact: 'example' },
    cast: [keeper, { ...keeper, role: 'Auditor', place: 'On the phone' }],
    table,
    resolveLink,
  },
};
