export default {
  'three trades on two platforms': {
    heading: 'Seven products by trade & platform',
    lede: 'A stroke is one product.',
    industry: 'Trade',
    sum: 'In all',
    platforms: ['Web', 'Kiosk'],
    rows: [
      { industry: 'Bakeries', counts: [3, 1], total: 3 },
      { industry: 'Ports', counts: [0, 2], total: 2 },
      { industry: 'Yards', counts: [1, 1], total: 2 },
    ],
  },
  'one trade with a long name': {
    heading: 'Telecommunications',
    lede: 'One of them.',
    industry: 'Trade',
    sum: 'In all',
    platforms: ['Internationalization'],
    rows: [{ industry: 'Telecommunications', counts: [4], total: 4 }],
  },
};
