import { readFile } from 'node:fs/promises';
import { ratingMark } from '../art/rating.ts';
import { fill } from '../lib/fill.ts';
import { flagFile } from '../pictures/flagFile.ts';
import { spriteFile } from '../pictures/publishedFile.ts';
import { agency } from './agency.ts';
import { allReviews } from './reviews.ts';

/** Which reviews stand in a set, counted from 0, how they stand there, and what the set is called. */
const SETS = [
  { from: 0, to: 5, setting: 'lead', kind: 'review-set-1' },
  { from: 5, to: 11, setting: 'columns', kind: 'review-set-2' },
  { from: 11, to: 17, setting: 'slant', kind: 'review-set-3' },
  { from: 17, to: undefined, setting: 'rows', kind: 'remaining-reviews' },
] as const;

/** What is read out for the drawings beside a review: `{rating}` and `{country}` are filled in. */
export interface ReviewWords {
  rating: string;
  flag: string;
}

/** Every rating as a drawing of one sprite. */
const ratings = () =>
  spriteFile(
    'ratings',
    [1, 2, 3, 4, 5].map((rating) => ({ id: `r${rating}`, svg: ratingMark(rating) })),
  );

/** The flags of these countries as one sprite, since each file would be a request. */
async function flags(codes: ReadonlySet<string>) {
  const marks = [...codes].sort().map(async (id) => ({ id, svg: await readFile(flagFile(id), 'utf8') }));
  return spriteFile('flags', await Promise.all(marks));
}

/** All reviews cut into the sets of their page. */
export async function reviewsBySet() {
  const all = await allReviews();
  return SETS.map(({ from, to }) => all.slice(from, to));
}

/** One set of the reviews, counted from 0, each with the flag of its country and its rating as drawings with words. */
export async function reviewSet(place: number, words: ReviewWords) {
  const set = SETS[place];
  if (!set) throw new Error(`There is no set of reviews ${place + 1}.`);
  const { language } = await agency();
  const countries = new Intl.DisplayNames([language], { type: 'region' });
  const all = await allReviews();
  const marks = ratings();
  const flagged = await flags(new Set(all.map(({ country }) => country)));
  const reviews = all.slice(set.from, set.to).map((review) => ({
    ...review,
    flag: {
      mark: `${flagged}#${review.country}`,
      alt: fill(words.flag, { country: countries.of(review.country) ?? review.country }),
    },
    rating: {
      mark: `${marks}#r${review.rating}`,
      alt: fill(words.rating, { rating: String(review.rating) }),
    },
  }));
  return { kind: set.kind, setting: set.setting, reviews };
}
