import { exampleCase } from '../../pictures/exampleCase.ts';
import { exampleReview } from '../../pictures/exampleMarks.ts';

const words = {
  heading: 'Two products for people on the road',
  link: { label: 'All case studies', page: '/portfolio/' },
  resolveLink: (page: string) => page,
};
const cards = [
  exampleCase('Give & Take', { width: 539, height: 236 }),
  exampleCase('Slow Rain', { width: 765, height: 236 }),
];
const lede = 'One is read at night, the other by guests.';
const voices = {
  heading: 'What clients say',
  link: { label: 'Read all reviews', page: '/reviews/' },
  reviews: [
    exampleReview('Ada Example', 'They asked for our support inbox before our brief.'),
    exampleReview('Bo Sample', 'Before quoting, they read our listing feed for two days.'),
    exampleReview('Cy Model', 'We sold out in nine minutes.'),
  ],
};

export default {
  'two products below their heading, and three voices': {
    ...words,
    ground: 'mist',
    cards,
    voices,
  },
  'one product': { ...words, cards: [exampleCase('Slow Rain', { width: 765, height: 236 })] },
  'three columns, long words, nothing to link to': {
    ...words,
    ground: 'warm',
    heading: 'Internationalization & accessibility',
    lede,
    cards: ['Counterrevolutionaries', 'Two', 'Three'].map((name) =>
      exampleCase(name, { width: 427, height: 236 }),
    ),
    voices,
    resolveLink: () => undefined,
  },
};
