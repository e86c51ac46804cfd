import { exampleBox } from '../../../../pictures/exampleBox.ts';

const card = (slug: string, name: string, width: number) => ({
  slug,
  caseKey: slug.toUpperCase(),
  name,
  line: 'Logistics board',
  result: 'Pallets nobody could place: 31 to 4 a night',
  alt: 'A dark phone.',
  page: `/case-studies/${slug}/`,
  wide: { cover: exampleBox(width, 420, '#9bc'), device: exampleBox(width, 428, '#0000') },
  phone: exampleBox(427, 420, '#9bc'),
});
export default {
  'two products beside their heading': {
    heading: 'Two products for people on the road',
    link: { label: 'All case studies', page: '/portfolio/' },
    cards: [card('one', 'Give & Take', 480), card('two', 'Slow Rain', 480)],
    resolveLink: (page: string) => page,
  },
};
