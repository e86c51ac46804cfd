const person = (name: string) => ({
  name,
  position: 'Head of the harbour office',
  tileAlt: 'A drawn tile',
  tile: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E",
});
const step = (day: string, title: string, ...names: string[]) => ({
  day,
  title,
  text: 'A sentence on what they talk about, and one on what is written down.',
  people: names.map(person),
});

export default {
  'three steps': {
    heading: 'Hiring takes six days and three people',
    lede: 'Every step has its day, and the last one has an answer in writing.',
    steps: [
      step('Day 0', 'A mail', 'Ana Lima'),
      step('Day 3', 'A walk along the pier', 'Ana Lima', 'Ilkka Salo'),
      step('Day 6', 'Telecommunication responsibilities', 'Bernadette Featherstonehaugh'),
    ],
  },
};
