import { ratingMark } from '../../art/rating.ts';
import { sprite } from '../../lib/sprite.ts';
import { drawingFile } from '../../pictures/publishedFile.ts';

const src = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 56"><path fill="#c36" d="M0 0h56v56H0z"/></svg>')}`;
// Browsers read no sprite out of a data: address, so this one is a file.
const marks = drawingFile(
  'example-reviews',
  sprite([
    { id: 'r4', svg: ratingMark(4) },
    { id: 'flag', svg: '<svg viewBox="0 0 3 2"><path fill="#36c" d="M0 0h3v2H0z"/></svg>' },
    { id: 'mark', svg: '<svg viewBox="0 0 90 34"><path d="M0 7h60v20H0zM66 7l24 20H66z"/></svg>' },
  ]),
);
const words = { heading: 'What clients say', link: { label: 'Read all reviews', page: '/reviews/' } };
const person = {
  about: 'About a first release',
  name: 'Ada Example',
  position: 'Head of product',
  company: 'Example & Sons',
  place: 'Halifax',
  picture: { src, alt: '' },
  flag: { mark: `${marks}#flag`, alt: 'Flag of Canada' },
  rating: { mark: `${marks}#r4`, alt: 'Rated 4 of 5' },
};
const wordmark = { mark: `${marks}#mark`, width: 90, height: 34 };
const reviews = [
  {
    ...person,
    comment:
      'They asked for our support inbox before our brief. By Friday half the road map was struck out. The rest shipped in ten weeks, and the inbox went quiet.',
  },
  {
    ...person,
    name: 'Bo Sample',
    comment:
      'Before quoting, they read our listing feed for two days. The first release was a week late. Our phones are quieter, so I have stopped mentioning it.',
  },
  { ...person, name: 'Cy Model', comment: 'We sold out in nine minutes.' },
];

export default {
  'three reviews': { ...words, reviews, resolveLink: (page: string) => page },
  'three reviews, two of them under the mark of their company': {
    ...words,
    reviews: reviews.map((review, at) => (at < 2 ? { ...review, wordmark } : review)),
    resolveLink: (page: string) => page,
  },
  'the page of all reviews is not built': { ...words, reviews, resolveLink: () => undefined },
  'long words, one review': {
    ...words,
    resolveLink: (page: string) => page,
    reviews: [
      {
        ...person,
        name: 'Hippolyta Featherstonehaugh-Wolfeschlegelstein',
        position: 'Vice-president for internationalization',
        comment:
          'Internationalization of our telecommunications infrastructure took counterintuitively few misunderstandings.',
      },
    ],
  },
};
