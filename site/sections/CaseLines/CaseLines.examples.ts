const box = (width: number, height: number, fill: string) => ({
  src: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${fill}"/></svg>`)}`,
  width,
  height,
});
const card = (slug: string, name: string) => ({
  slug,
  name,
  line: 'Timetables, phones',
  result: 'Late trams: 30 a day to 4',
  alt: 'A phone',
  page: `/cases/${slug}/`,
  wide: { cover: box(427, 240, 'teal'), device: box(427, 248, 'transparent') },
  phone: box(427, 520, 'teal'),
});
const words = {
  heading: 'Two boards we still run',
  lede: 'One is read at night, the other by guests.',
  link: { label: 'All stories', page: '/cases/' },
};

export default {
  'two products': {
    ...words,
    cards: [card('tramline', 'Tramline'), card('lamplight', 'Lamplight')],
    href: (page: string) => page,
  },
  'long words, nothing to link to': {
    ...words,
    heading: 'Internationalization & accessibility',
    cards: [card('one', 'Counterrevolutionaries'), card('two', 'Two')],
    href: () => undefined,
  },
};
