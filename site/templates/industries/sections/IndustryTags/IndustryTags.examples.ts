const words = { heading: 'Three trades & their stories', lede: 'A number counts the stories.' };

export default {
  'three tags': {
    ...words,
    tags: [
      { name: 'Bakeries', count: 3 },
      { name: 'Ports', count: 1 },
      { name: 'Yards', count: 0 },
    ],
  },
  'one tag with a long word': { ...words, tags: [{ name: 'Telecommunications', count: 12 }] },
};
