const state = { by: 'The buyer', text: 'A number of packs and a promised day.' };

export default {
  'five people and one open evening': {
    heading: 'One week at the till',
    lede: 'Each bar is a shift.',
    title: 'Roster of five people: 18 shifts, one of them open and taken by another.',
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    people: [
      { name: 'Ada', week: 'DDD....' },
      { name: 'Bo', week: '..EEE..', asked: 'called in sick at noon' },
      { name: 'Cy', week: 'NN...NN', asked: 'said yes after four minutes' },
      { name: 'Dee', week: '...DDDD' },
      { name: 'Eve Featherstonehaugh', week: 'EE...EE', asked: 'not asked, too few hours of rest' },
    ],
    gap: { name: 'Bo', day: 3, by: 'Cy' },
    keys: { kept: 'shifts as planned', open: 'fell open', taken: 'was taken' },
    states: ['Ordered', 'Received', 'Sold', 'Counted'].map((name) => ({ ...state, name })),
    breaks: { heading: 'The shift that two people took', text: ['Both came.'] },
  },
} as const;
