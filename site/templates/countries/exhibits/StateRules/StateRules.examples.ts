const resolveLink = (page: string) => page;
const columns = { state: 'State', rule: 'What holds there', change: 'In the build' };
const row = (code: string, state: string, matter: string) => ({
  code,
  state,
  matter,
  text: 'Ponds need a fence since 2020 ([Office of Ponds, 2024](https://ponds.example/)).',
  change: 'The form asks for the height of the fence.',
});

export default {
  'four rules': {
    heading: 'Four rules about ponds',
    lede: 'A pond lawyer reads this with you.',
    columns,
    rows: [
      row('NH', 'Northland', 'Fences'),
      row('SH', 'Southland', 'Fences'),
      row('SH', 'Southland', 'Tax'),
      row('EH', 'Eastland', 'Fences'),
    ],
    resolveLink,
  },
  'long words': {
    heading: 'Internationalization & incomprehensibilities',
    lede: 'A lede that uses the space it is given, so that it breaks over several lines beside its heading.',
    columns,
    rows: [
      row('LLW', 'Llanfairpwllgwyngyll', 'Telecommunication'),
      {
        ...row('XX', 'Incomprehensible', 'Counterrevolution'),
        text: 'A text that goes on and on, as texts about law do, with a clause for each of the ponds and each of the fences, until the reader has forgotten which pond it began with and which fence was meant.',
      },
    ],
    resolveLink: () => undefined,
  },
};
