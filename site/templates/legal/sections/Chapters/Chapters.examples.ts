export default {
  'two chapters': {
    resolveLink: (page: string) => page,
    chapters: [
      {
        id: 'first',
        heading: 'What a chapter is',
        paragraphs: ['A heading, a **strong** word and [a link](/contact/).', 'A second paragraph.'],
        points: ['A point with a [link](/privacy/).', 'Another point.'],
        stored: [
          {
            columns: ['boat', 'boat_key'],
            label: 'The boat',
            text: 'Its name, and the same in one spelling.',
          },
          {
            columns: ['left_at'],
            label: 'Donaudampfschifffahrtsgesellschaftskapitän',
            text: 'When it left.',
          },
        ],
      },
      {
        id: 'second',
        heading: 'Words & only words',
        paragraphs: ['A single sentence.'],
        points: [],
        stored: [],
      },
    ],
  },
  'a link to a page that is not built': {
    resolveLink: () => undefined,
    chapters: [
      {
        id: 'third',
        heading: 'Donaudampfschifffahrtsgesellschaftskapitän',
        paragraphs: ['These [words](/nowhere/) stand unlinked.'],
        points: [],
        stored: [],
      },
    ],
  },
};
