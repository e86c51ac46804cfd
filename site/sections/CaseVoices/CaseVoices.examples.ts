import { exampleMarks } from '../../pictures/exampleMarks.ts';

const box = (width: number, height: number, fill: string) => ({
  src: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${fill}"/></svg>`)}`,
  width,
  height,
});
const pair = (slug: string, name: string, comment: string) => ({
  card: {
    slug,
    name,
    line: 'Timetables, phones',
    result: 'Late trams: 30 a day to 4',
    alt: 'A phone',
    page: `/cases/${slug}/`,
    wide: { cover: box(427, 300, 'teal'), device: box(427, 308, 'transparent') },
    phone: box(427, 520, 'teal'),
  },
  review: {
    comment,
    name: `Ada of ${name}`,
    position: 'Head of trams',
    company: name,
    place: 'Porto',
    picture: { src: box(44, 44, 'gold').src, alt: '' },
    ...exampleMarks,
  },
});
const words = {
  heading: 'Three lines & their clients',
  lede: 'Each story has its figures.',
  link: { label: 'All stories', page: '/cases/' },
};

export default {
  'three products on straw': {
    ...words,
    ground: 'warm' as const,
    pairs: [
      pair('tramline', 'Tramline', 'The first tram left on time, and so did the second.'),
      pair('lamplight', 'Lamplight', 'They asked our night shift before they drew a lamp.'),
      pair('oar', 'Oar', 'One week late, which they said in the third.'),
    ],
    href: (page: string) => page,
  },
  'long words, nothing to link to': {
    ...words,
    heading: 'Internationalization & accessibility',
    pairs: [
      pair('one', 'Counterrevolutionaries', 'Incomprehensibilities of internationalization, mostly.'),
      pair('two', 'Two', 'A comment that is long enough to break over several lines under its product.'),
      pair('three', 'Three', 'Short.'),
    ],
    href: () => undefined,
  },
};
