import { readFile } from 'node:fs/promises';
import { z } from 'astro/zod';
import { ratingMark } from '../art/rating.ts';
import { line, link } from '../collections/fields.ts';
import { fill } from '../collections/fill.ts';
import { memoize } from '../lib/memoize.ts';
import { flagFile } from '../pictures/flagFile.ts';
import { spriteFile } from '../pictures/publishedFile.ts';
import { agency } from './agency.ts';
import { single } from '../collections/single.ts';
import { entriesOf } from '../collections/entries.ts';

const withField = (name: string) =>
  line(60).refine((text) => text.includes(`{${name}}`), `Keep {${name}} in this text; it is filled in.`);

/** The texts that accompany reviews, the same on all pages, and the alt texts of the drawings beside them. */
export const reviewWordsSchema = z.strictObject({
  heading: line(60).describe('Heads every set of reviews.'),
  link: link.describe('The way to all reviews.'),
  about: withField('about').describe('The label over a review; {about} comes from its file.'),
  rating: withField('rating').describe('What a drawn rating says to those who do not see it.'),
  flag: withField('country').describe('What a flag says to those who do not see it.'),
});

/** A flag keeps its own colours; shapes without one are black. */
async function flag(id: string) {
  const svg = await readFile(flagFile(id), 'utf8');
  return { id, svg: svg.replace(/<svg[^>]*>/, '$&<g fill="#000">').replace('</svg>', '</g></svg>') };
}

/** The flags of all reviews and every rating, as one sprite that all pages share. */
const sprite = memoize(async (): Promise<string> => {
  const countries = new Set((await entriesOf('reviews')).map(({ data }) => data.country));
  const flags = await Promise.all([...countries].sort().map(flag));
  const ratings = [1, 2, 3, 4, 5].map((rating) => ({ id: `r${rating}`, svg: ratingMark(rating) }));
  return spriteFile('review-marks', [...flags, ...ratings]);
});

/** Gives a review its flag and its rating: drawings of a sprite, as `<use>` reads them, and what they say. */
export async function reviewMarks() {
  const { reviews: words } = await single('shared-words');
  const countries = new Intl.DisplayNames([(await agency()).language], { type: 'region' });
  const file = await sprite();
  return ({ country, rating }: { country: string; rating: number }) => ({
    flag: {
      mark: `${file}#${country}`,
      alt: fill(words.flag, { country: countries.of(country) ?? country }),
    },
    rating: { mark: `${file}#r${rating}`, alt: fill(words.rating, { rating: String(rating) }) },
  });
}
