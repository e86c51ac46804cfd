import { exampleReview, exampleWordmark as wordmark } from '../../../../pictures/exampleMarks.ts';

const review = (name: string, comment: string) => ({
  ...exampleReview(name, comment),
  id: name.toLowerCase().replace(' ', '-'),
});
const reviews = [
  {
    ...review('Ada Example', 'We sold out in nine minutes, and I had rented a second server for the night.'),
    story: { name: 'Nine Minutes', line: 'Tickets, phone and web', page: '/case-studies/nine-minutes/' },
  },
  review('Bo Sample', 'The first release was a week late. Our phones are quieter.'),
  review(
    'Cy Model',
    'They read our listing feed for two days and found one board that sent every price twice.',
  ),
  review('Di Pattern', 'It rained in the server room, and the update still arrived before nine.'),
];
/** With places of their own, since the page shows all examples. */
const reviewsOf = (example: string) => reviews.map((one) => ({ ...one, id: `${example}-${one.id}` }));
const words = {
  kind: 'review-set-1',
  heading: 'Four about one bad day',
  lede: 'Each tells what happened, and one of them still minds.',
  resolveLink: (page: string) => page,
};

export default {
  'one large, a row under it': { ...words, setting: 'lead', reviews: reviewsOf('lead') },
  'one large and one small under the mark of their company': {
    ...words,
    setting: 'lead',
    reviews: reviewsOf('mark').map((review, at) => (at < 2 ? { ...review, wordmark } : review)),
  },
  'two columns with a figure': {
    ...words,
    setting: 'columns',
    reviews: reviewsOf('columns'),
    figure: { id: 'again', value: '80%', label: 'came again', base: '8 of 10 clients.' },
  },
  'parted by slanted lines, one review of long words': {
    ...words,
    setting: 'slant',
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
  'ruled rows, definitions not built': {
    ...words,
    setting: 'rows',
    reviews: reviewsOf('rows'),
    resolveLink: () => undefined,
    figure: { id: 'again', value: '80%', label: 'came again', base: '8 of 10 clients.' },
  },
};
