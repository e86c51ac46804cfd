export default {
  'two chapters': {
    href: (page: string) => page,
    chapters: [
      {
        id: 'first',
        heading: 'What a chapter is',
        paragraphs: ['A heading, a **strong** word and [a link](/contact/).', 'A second paragraph.'],
        points: ['A point with a [link](/privacy/).', 'Another point.'],
      },
      { id: 'second', heading: 'Words & only words', paragraphs: ['A single sentence.'], points: [] },
    ],
  },
  'a link to a page that is not built': {
    href: () => undefined,
    chapters: [
      {
        id: 'third',
        heading: 'Donaudampfschifffahrtsgesellschaftskapitän',
        paragraphs: ['These [words](/nowhere/) stand unlinked.'],
        points: [],
      },
    ],
  },
};
