const state = { by: 'The buyer', text: 'A number of packs and a promised day.' };

export default {
  'a year of one shelf': {
    form: 'turns',
    heading: 'Fifty-two weeks of one shelf',
    lede: 'Each stroke is a week.',
    title: 'A loop of 52 strokes: 10 counts, 2 that were skipped, and one week in which the shelf fell.',
    turns: 52,
    centre: { value: 'Shelf 4', note: '52 weeks, counted every fourth' },
    done: [4, 8, 12, 16, 20, 32, 36, 40, 44, 52],
    skipped: [24, 28],
    broken: [30],
    keys: { done: 'counts', skipped: 'skipped counts', broken: 'fall' },
    stops: [
      { turn: 24, text: 'The auditor was ill.' },
      { turn: 30, text: 'The shelf fell.' },
    ],
    unit: 'Week',
    states: ['Ordered', 'Received', 'Sold', 'Counted'].map((name) => ({ ...state, name })),
    breaks: { heading: 'The count that was ticked', text: ['The list said done.'] },
  },
};
