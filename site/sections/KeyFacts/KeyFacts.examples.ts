const resolveLink = (page: string) => page;

export default {
  'four facts, one a figure with its definition': {
    heading: 'In short',
    resolveLink,
    facts: [
      { label: 'First release', value: '8 weeks' },
      { label: 'An hour', value: 'EUR 40–60' },
      { label: 'So far', value: '12 releases', fact: 'releases', page: '/figures/#releases' },
      { label: 'Trial', value: 'Two days' },
    ],
  },
  'long words, one fact': {
    heading: 'In short',
    resolveLink: () => undefined,
    facts: [{ label: 'A question of some length, asked first', value: 'Internationalization, mostly' }],
  },
};
