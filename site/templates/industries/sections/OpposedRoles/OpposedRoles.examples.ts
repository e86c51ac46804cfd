const keeper = { role: 'Shopkeeper', text: 'Counts what is left, and stops when a scan takes too long.' };

export default {
  'three against two': {
    heading: 'Three who sell and two who buy',
    lede: 'They agree on a price and on nothing else.',
    near: {
      name: 'In the shop',
      people: [keeper, { ...keeper, role: 'Internationalization' }, { ...keeper, role: 'Auditor' }],
    },
    far: {
      name: 'At the door',
      people: [
        { ...keeper, role: 'Buyer' },
        { ...keeper, role: 'Driver' },
      ],
    },
    table: {
      heading: 'Who may touch a price',
      lede: 'The row about discounts took a week.',
      question: 'Feature',
      columns: ['Shopkeeper', 'Buyer'],
      favoured: 1,
      rows: [{ label: 'Price', cells: ['Sets it', 'Reads it'] }],
    },
    resolveLink: (page: string) => page,
  },
};
