import { exampleBox } from '../../pictures/exampleBox.ts';

const card = (slug: string, name: string, line: string, width: number, height: number) => ({
  slug,
  caseKey: slug.toUpperCase(),
  name,
  line,
  result: 'Pallets nobody could place: 31 to 4 a night',
  alt: 'A dark phone.',
  page: `/case-studies/${slug}/`,
  wide: { cover: exampleBox(width, height, '#9bc'), device: exampleBox(width, height + 8, 'none') },
  phone: exampleBox(427, 520, '#9bc'),
});
const cards = [
  card('one', 'Give & Take', 'Logistics board', 877, 640),
  card('two', 'Slow Rain', 'Meditation', 427, 640),
  card('three', 'Facet', 'Auctions', 539, 420),
  card('four', 'Morning Call', 'Elder care', 765, 420),
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
