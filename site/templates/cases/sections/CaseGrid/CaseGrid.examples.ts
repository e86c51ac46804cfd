import { exampleBox } from '../../../../pictures/exampleBox.ts';

const layers = { cover: exampleBox(427, 420, 'steelblue'), device: exampleBox(427, 428, 'steelblue') };
const card = (slug: string, name: string) => ({
  slug,
  caseKey: slug.toUpperCase(),
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
  shown: '{shown} of {total} shown',
  more: 'Show the other {rest}',
  cards: Array.from({ length: 7 }, (_, i) => card(`boat-${i}`, `Boat ${i + 1}`)),
  resolveLink: (page: string) => page,
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
    resolveLink: () => undefined,
  },
};
