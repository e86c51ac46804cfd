const keeper = {
  role: 'Shopkeeper',
  place: 'Behind the till, one hand free',
  text: 'Counts what is left at closing time. Stops using it when a scan takes longer than a pencil.',
};
const buyer = { role: 'Buyer', place: 'At a desk', text: 'Orders what the counts ask for.' };

const table = {
  heading: 'Who may touch a price',
  lede: 'The row about discounts took a week.',
  question: 'Feature',
  columns: ['Shopkeeper', 'Buyer'],
  favoured: 1,
  rows: [
    { label: 'Price', cells: ['Sets it', 'Reads it'] },
    { label: 'Count', cells: ['Makes it', 'Orders by it'] },
  ],
};
const resolveLink = (page: string) => page;

export default {
  'three roles': {
    table,
    resolveLink,
    heading: 'Three people & one shelf',
    panels: [
      keeper,
      buyer,
      { role: 'Auditor', place: 'Once a year', text: 'Reads every count and changes none of them.' },
    ],
  },
  'two roles, long words': {
    table: { ...table, heading: 'Who may count' },
    resolveLink,
    heading: 'Responsibilities of administrators & representatives',
    panels: [{ ...keeper, role: 'Telecommunications' }, buyer],
  },
};
