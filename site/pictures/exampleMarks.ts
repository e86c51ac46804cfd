import { ratingMark } from '../art/rating.ts';
import { sprite } from '../lib/sprite.ts';
import { drawingFile } from './publishedFile.ts';

// Browsers do not read sprites from data: addresses, so this one is a file.
const marks = drawingFile(
  'example-marks',
  sprite([
    { id: 'r4', svg: ratingMark(4) },
    { id: 'flag', svg: '<svg viewBox="0 0 3 2"><path fill="#36c" d="M0 0h3v2H0z"/></svg>' },
  ]),
);

/** The flag and the rating of a review in named examples. */
export const exampleMarks = {
  flag: { mark: `${marks}#flag`, alt: 'Flag of Canada' },
  rating: { mark: `${marks}#r4`, alt: 'Rated 4 of 5' },
};
