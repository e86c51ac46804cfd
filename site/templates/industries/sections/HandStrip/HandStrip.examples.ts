const hand = { name: 'Shopkeeper', text: 'Counts what is left.', passes: 'A slip with 12 lines' };

export default {
  'three hands, two with a role': {
    heading: 'Three hands and one slip',
    lede: 'The slip is lost between the till and the office.',
    hands: [
      { ...hand, role: 'Administrator' },
      { ...hand, name: 'Driver', passes: 'A signed slip' },
      { ...hand, name: 'Internationalization', role: 'Auditor', passes: 'A new order' },
    ],
    table: {
      heading: 'Who may touch a price',
      lede: 'The row about discounts took a week.',
      question: 'Feature',
      columns: ['Administrator', 'Auditor'],
      favoured: 1,
      rows: [{ label: 'Price', cells: ['Sets it', 'Reads it'] }],
    },
    resolveLink: (page: string) => page,
  },
};
