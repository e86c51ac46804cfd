const drawing = (width: number, height: number, fill: string) => ({
  src: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="${fill}" d="M0 0h${width}v${height}H0z"/></svg>`)}`,
  width,
  height,
});
const card = (slug: string, name: string, width: number) => ({
  slug,
  name,
  line: 'Logistics board',
  result: 'Pallets nobody could place: 31 to 4 a night',
  alt: 'A dark phone.',
  page: `/case-studies/${slug}/`,
  wide: { cover: drawing(width, 420, '#9bc'), device: drawing(width, 428, '#0000') },
  phone: drawing(427, 420, '#9bc'),
});
export default {
  'two products beside their heading': {
    heading: 'Two products for people on the road',
    link: { label: 'All case studies', page: '/portfolio/' },
    cards: [card('one', 'Give & Take', 480), card('two', 'Slow Rain', 480)],
    href: (page: string) => page,
  },
};
