const drawing = (width: number, height: number) => ({
  src: `data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"%3E%3Crect width="${width}" height="${height}" fill="steelblue"/%3E%3C/svg%3E`,
  width,
  height,
});
const layers = { cover: drawing(427, 420), device: drawing(427, 428) };
const card = (slug: string, name: string) => ({
  slug,
  name,
  line: 'Tides, phone',
  result: 'Boats aground: nine a year to two',
  alt: '',
  wide: layers,
  phone: layers.cover,
  page: `/${slug}/`,
  tags: { service: 'sails', industry: 'fishing', platform: 'wood' },
});
const normal = {
  heading: 'All boats',
  empty: 'No boat carries {tags} together.',
  shown: '{shown} of {total} shown',
  more: 'Show the other {rest}',
  cards: Array.from({ length: 7 }, (_, i) => card(`boat-${i}`, `Boat ${i + 1}`)),
  href: (page: string) => page,
};

export default {
  'seven cards': normal,
  'twelve cards, two of them later': {
    ...normal,
    cards: Array.from({ length: 12 }, (_, i) => card(`ship-${i}`, `Ship ${i + 1}`)),
  },
  'one card, long words, page not built': {
    ...normal,
    cards: [card('long', 'Hydrographic recalculations')],
    href: () => undefined,
  },
};
