const keeper = {
  role: 'Shopkeeper',
  place: 'Behind the till, one hand free',
  text: 'Counts what is left at closing time. Stops using it when a scan takes longer than a pencil.',
};
const buyer = { role: 'Buyer', place: 'At a desk', text: 'Orders what the counts ask for.' };

export default {
  'three roles': {
    heading: 'Three people & one shelf',
    panels: [
      keeper,
      buyer,
      { role: 'Auditor', place: 'Once a year', text: 'Reads every count and changes none of them.' },
    ],
  },
  'two roles, long words': {
    heading: 'Responsibilities of administrators & representatives',
    panels: [{ ...keeper, role: 'Telecommunications' }, buyer],
  },
};
