import { exampleCase } from '../../pictures/exampleCase.ts';

const cards = [
  exampleCase('Give & Take', { width: 877, height: 640 }),
  exampleCase('Slow Rain', { width: 427, height: 640 }),
  exampleCase('Facet', { width: 539, height: 420 }),
  exampleCase('Morning Call', { width: 765, height: 420 }),
];
const words = {
  heading: 'Four of the 24 things we shipped',
  link: { label: 'All case studies', page: '/portfolio/' },
};

export default {
  'four cards, linked': { ...words, cards, resolveLink: (page: string) => page },
  'no page built': { ...words, cards, resolveLink: () => undefined },
  'two cards that belong to a subject, with a lede': {
    ...words,
    kind: 'related-case-studies',
    heading: 'Two shops & their shelves',
    lede: 'Both count what nobody wants to count by hand.',
    cards: cards.slice(0, 2),
    resolveLink: (page: string) => page,
  },
  'one card, long words': {
    ...words,
    cards: [
      {
        ...cards[0],
        name: 'Internationalization & telecoms',
        line: 'Counterintuitively few misunderstandings a night',
      },
    ],
    resolveLink: (page: string) => page,
  },
};
