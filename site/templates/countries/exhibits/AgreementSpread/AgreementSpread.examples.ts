const resolveLink = (page: string) => page;
const clause = (number: string, title: string) => ({
  number,
  title,
  text: 'The Keeper feeds the carp at dawn and tells the Owner which of them did not come.',
  note: 'Dawn is in the almanac ([Office of Ponds, 2024](https://ponds.example/)).',
});

export default {
  'three clauses and two': {
    heading: 'Five clauses on carp',
    lede: 'Out of 14, and a sample.',
    title: 'Agreement on a pond',
    stamp: 'Sample',
    pages: [
      { number: 'Page 3', clauses: [clause('2.1', 'Feeding'), clause('2.4', 'Ice'), clause('3', 'Herons')] },
      { number: 'Page 8', clauses: [clause('9.2', 'Notice'), clause('11', 'Law')] },
    ],
    resolveLink,
  },
  'long words, nothing to link to': {
    heading: 'Internationalization of incomprehensibilities',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines beside its heading.',
    title: 'Counterrevolutionary incomprehensibilities, an agreement',
    stamp: 'Incomprehensibility',
    pages: [
      { number: 'Page 99', clauses: [clause('99.9', 'Telecommunication')] },
      { number: 'Page 100', clauses: [clause('100', 'Incomprehensibilities')] },
    ],
    resolveLink: () => undefined,
  },
};
