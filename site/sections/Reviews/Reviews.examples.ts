import { exampleReview as review, exampleWordmark as wordmark } from '../../pictures/exampleMarks.ts';

const words = { heading: 'What clients say', link: { label: 'Read all reviews', page: '/reviews/' } };
const reviews = [
  review(
    'Ada Example',
    'They asked for our support inbox before our brief. By Friday half the road map was struck out. The rest shipped in ten weeks, and the inbox went quiet.',
  ),
  review(
    'Bo Sample',
    'Before quoting, they read our listing feed for two days. The first release was a week late. Our phones are quieter, so I have stopped mentioning it.',
  ),
  review('Cy Model', 'We sold out in nine minutes.'),
];

export default {
  'three reviews': { ...words, reviews, resolveLink: (page: string) => page },
  'three reviews, two of them under the mark of their company': {
    ...words,
    reviews: reviews.map((review, at) => (at < 2 ? { ...review, wordmark } : review)),
    resolveLink: (page: string) => page,
  },
  'on teal, the page of all reviews is not built': {
    ...words,
    ground: 'teal',
    reviews: reviews.toReversed(),
    resolveLink: () => undefined,
  },
  'long words, one review': {
    ...words,
    resolveLink: (page: string) => page,
    reviews: [
      {
        ...review(
          'Hippolyta Featherstonehaugh-Wolfeschlegelstein',
          'Internationalization of our telecommunications infrastructure took counterintuitively few misunderstandings.',
        ),
        position: 'Vice-president for internationalization',
      },
    ],
  },
};
