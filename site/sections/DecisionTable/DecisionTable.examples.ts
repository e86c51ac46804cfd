const resolveLink = (page: string) => page;
const row = (label: string, ...cells: string[]) => ({ label, cells });

export default {
  'three choices, the second one favoured': {
    heading: 'Tram, bus or boat?',
    lede: 'For most harbours we would take the tram.',
    question: 'What matters',
    columns: ['Bus', 'Tram', 'Boat & pier'],
    favoured: 2,
    rows: [
      row('Price', 'Low', 'Middle', 'High'),
      row('In snow', 'Slow', 'Runs', 'Stops'),
      row('View', 'Walls', 'Walls', '[The sea](/sea/)'),
    ],
    resolveLink,
  },
  'long words, four choices, none favoured': {
    kind: 'how-to-choose',
    heading: 'Internationalization & its four alternatives',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines beside the heading.',
    question: 'A question of some length',
    columns: ['Incomprehensibilities', 'Two', 'Three', 'Four'],
    rows: [
      row('Counterrevolutionaries', 'An answer that needs two lines', 'Short', 'Short', 'Short'),
      row('Price', 'Low', 'Middle', 'High', 'None'),
      row('View', 'Walls', 'Walls', 'The sea', 'None'),
    ],
    resolveLink: () => undefined,
  },
};
