const step = (when: string, title: string) => ({
  when,
  title,
  text: 'A sentence that says who does it and what the reader gets by then. It takes several lines.',
});
const words = { kind: 'steps', heading: 'Six days & a loaf', lede: 'A stroke is one day.' };
const long = {
  kind: 'steps',
  heading: 'Responsibilities & internationalization',
  lede: 'Telecommunications.',
};
const longSteps = [
  step('Within two hours', 'Telecommunication & acknowledgement'),
  { ...step('Within eight hours', 'Internationalization'), text: 'Short.' },
  step('May and November', 'Rest'),
];
const tally = { says: 'One stroke is a month; orange was told no.', counted: 9, rest: 44, each: 1 };
const counted = (marks: number) => longSteps.map((one) => ({ ...one, marks }));

export default {
  'four weeks of bars': {
    ...words,
    layout: 'bars',
    ground: 'mist',
    steps: [
      { ...step('Week 1', 'Soil'), marks: 5, lead: true },
      { ...step('Week 2', 'Seed'), marks: 5 },
      { ...step('Week 3', 'Water'), marks: 5 },
      { ...step('Week 4', 'Harvest & rest'), marks: 10 },
    ],
  },
  'bars, long words': { ...long, layout: 'bars', ground: 'mist', steps: counted(1) },
  'six days in three steps': {
    ...words,
    layout: 'days',
    ground: 'teal',
    steps: [
      { ...step('Day 0', 'The flour'), marks: 4 },
      { ...step('Day 4', 'The dough'), marks: 2 },
      { ...step('Day 6', 'The loaf'), marks: 0 },
    ],
  },
  'days, long words': { ...long, layout: 'days', ground: 'indigo', steps: counted(6) },
  'by the clock, with a button': {
    ...words,
    layout: 'clock',
    ground: 'indigo',
    steps: [...longSteps, step('Hour 24', 'Answered')],
    action: 'Ask for a chair',
  },
  'things in hand': { ...words, layout: 'strokes', steps: longSteps },
  'two places': {
    ...words,
    layout: 'sides',
    ground: 'indigo',
    steps: [
      { ...step('May 2001', 'Two registrations'), side: 'both' },
      { ...step('2003', 'Telecommunication'), side: 'first', place: 'Porto, Portugal' },
      { ...step('2004', 'A second reader'), side: 'second', place: 'Lima, Peru' },
    ],
  },
  'numbered, with a count': {
    ...words,
    layout: 'numbers',
    tally,
    steps: longSteps.map(({ title, text }) => ({ title, text })),
  },
  'a sheet, long words': { ...long, layout: 'sheet', ground: 'indigo', steps: longSteps, tally },
};
