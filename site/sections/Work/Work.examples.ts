const drawing = (width: number, height: number, shape: string) => ({
  src: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${shape}</svg>`)}`,
  width,
  height,
});
const layers = (width: number, height: number) => ({
  cover: drawing(width, height, `<path fill="#9bc" d="M0 0h${width}v${height}H0z"/>`),
  device: drawing(
    width,
    height + 8,
    `<rect x="80" y="90" width="220" height="${height}" rx="30" fill="#123"/>`,
  ),
});
const card = (slug: string, name: string, line: string, width: number, height: number) => ({
  slug,
  caseKey: slug.toUpperCase(),
  name,
  line,
  result: 'Pallets nobody could place: 31 to 4 a night',
  alt: 'A dark phone.',
  page: `/case-studies/${slug}/`,
  wide: layers(width, height),
  phone: layers(427, 520).cover,
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
