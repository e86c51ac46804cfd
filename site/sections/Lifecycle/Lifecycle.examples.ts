const steps = [
  { name: 'Ordered', by: 'The buyer', text: 'A number of packs and a promised day.' },
  { name: 'Received', by: 'The shopkeeper', text: 'What came, which is seldom what was asked for.' },
  { name: 'Sold', by: 'The till', text: 'One line a pack, with the price of that minute.' },
  { name: 'Counted', by: 'The auditor', text: 'A figure that nobody may change afterwards.' },
];
const breaks = {
  step: 2,
  heading: 'What breaks is the short delivery',
  text: ['The lorry brings 11 packs of 12, and the shelf says 12 until the next count.'],
};

export default {
  'four steps': {
    heading: 'A pack & its four states',
    lede: 'Each state names who brought it there.',
    steps,
    breaks,
  },
  'three steps with long words': {
    heading: 'Internationalization & commercialization',
    lede: 'The ribbon keeps its pieces whole.',
    steps: steps.slice(0, 3).map((step) => ({ ...step, name: `${step.name} again` })),
    breaks: { ...breaks, step: 3 },
  },
  'six steps': {
    heading: 'Six states',
    lede: 'As many as fit beside each other.',
    steps: [...steps, { ...steps[0], name: 'Returned' }, { ...steps[1], name: 'Written off' }],
    breaks: { ...breaks, text: [...breaks.text, 'A second paragraph says what is done about it.'] },
  },
};
