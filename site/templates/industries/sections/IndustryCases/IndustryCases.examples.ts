import { exampleMarks } from '../../../../pictures/exampleMarks.ts';
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
const { src } = exampleBox(56, 56, '#c36');
const review = (name: string, comment: string) => ({
  about: 'About a first release',
  name,
  comment,
  position: 'Head of product',
  company: 'Example & Sons',
  place: 'Halifax',
  picture: { src, alt: '' },
  ...exampleMarks,
});

const words = {
  heading: 'Two products for people on the road',
  link: { label: 'All case studies', page: '/portfolio/' },
  resolveLink: (page: string) => page,
};

export default {
  'two products and three voices': {
    ...words,
    cards: [card('one', 'Give & Take', 539), card('two', 'Slow Rain', 765)],
    voices: {
      heading: 'What clients say',
      link: { label: 'Read all reviews', page: '/reviews/' },
      reviews: [
        review('Ada Example', 'They asked for our support inbox before our brief.'),
        review('Bo Sample', 'Before quoting, they read our listing feed for two days.'),
        review('Cy Model', 'We sold out in nine minutes.'),
      ],
    },
  },
  'two products beside their heading': {
    ...words,
    cards: [card('one', 'Give & Take', 480), card('two', 'Slow Rain', 480)],
  },
};
