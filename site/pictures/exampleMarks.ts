import { ratingMark } from '../art/rating.ts';
import { sprite } from '../lib/sprite.ts';
import { exampleBox } from './exampleBox.ts';
import { drawingFile } from './publishedFile.ts';

// Browsers do not read sprites from data: addresses, so this one is a file.
const marks = drawingFile(
  'example-marks',
  sprite([
    { id: 'r4', svg: ratingMark(4) },
    { id: 'mark', svg: '<svg viewBox="0 0 90 34"><path d="M0 7h60v20H0zM66 7l24 20H66z"/></svg>' },
    { id: 'flag', svg: '<svg viewBox="0 0 3 2"><path fill="#36c" d="M0 0h3v2H0z"/></svg>' },
  ]),
);

/** The flag and the rating of a review in named examples. */
const exampleMarks = {
  flag: { mark: `${marks}#flag`, alt: 'Flag of Canada' },
  rating: { mark: `${marks}#r4`, alt: 'Rated 4 of 5' },
};

/** The mark of a company in named examples. */
export const exampleWordmark = { mark: `${marks}#mark`, width: 90, height: 34 };

const { src } = exampleBox(56, 56, '#c36');

/** A review in named examples. */
export const exampleReview = (name: string, comment: string) => ({
  about: 'About a first release',
  comment,
  name,
  position: 'Head of product',
  company: 'Example & Sons',
  place: 'Halifax',
  picture: { src, alt: '' },
  ...exampleMarks,
});
