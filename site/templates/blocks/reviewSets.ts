import { readFile } from 'node:fs/promises';
import type { CollectionEntry } from 'astro:content';
import { cover } from '../../art/cover.ts';
import { ratingMark } from '../../art/rating.ts';
import { brandPalette } from '../../integrations/brand/brandPalette.ts';
import { flagFile } from '../../integrations/countries/flagFile.ts';
import { pictureOf } from '../../integrations/drawings/coverFile.ts';
import { drawingFile } from '../../integrations/drawings/drawingFile.ts';
import { fill } from '../../lib/fill.ts';
import { sprite } from '../../lib/sprite.ts';
import { figures } from './figures.ts';
import { allReviews } from './reviews.ts';
import { siteSettings } from './siteSettings.ts';

/** Which reviews stand in a set, counted from 0, how they stand there, and what the set is called. */
const SETS = [
  { from: 0, to: 5, setting: 'lead', kind: 'review-set-1' },
  { from: 5, to: 11, setting: 'columns', kind: 'review-set-2' },
  { from: 11, to: 17, setting: 'slant', kind: 'review-set-3' },
  { from: 17, to: undefined, setting: 'rows', kind: 'remaining-reviews' },
] as const;

type Words = Pick<CollectionEntry<'testimonials'>['data'], 'sets' | 'rating' | 'flag'>;

/** Every rating as a drawing of one sprite. */
const ratings = () =>
  drawingFile('ratings', sprite([1, 2, 3, 4, 5].map((r) => ({ id: `r${r}`, svg: ratingMark(r) }))));

/** The flags of these countries as one sprite, since each file would be a request. */
async function flags(codes: ReadonlySet<string>) {
  const marks = [...codes].sort().map(async (id) => ({ id, svg: await readFile(flagFile(id), 'utf8') }));
  return drawingFile('flags', sprite(await Promise.all(marks)));
}

/** The motif that the left edge of the window crops, on the ground of the two columns. */
async function leaf() {
  const { art: palette } = await brandPalette();
  const box = { width: 830, height: 540 };
  const whole = cover({ seed: 'reviews', composition: 'split', ground: 'paper', box, palette, scale: 0.6 });
  // Without its ground, which is not the section's.
  const layers = whole.layers.filter(({ group }) => group !== 'ground');
  return pictureOf('reviews', { ...whole, layers, x: 375, y: 70, width: 470, height: 470 });
}

/** All reviews in the sets of their page, each set with its words. */
export async function reviewSets(words: Words) {
  const { language } = await siteSettings();
  const countries = new Intl.DisplayNames([language], { type: 'region' });
  const marks = ratings();
  const all = await allReviews();
  const flagged = await flags(new Set(all.map(({ country }) => country)));
  const cards = all.map((review) => ({
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
  return Promise.all(
    SETS.map(async ({ from, to, setting, kind }, at) => {
      const { heading = '', lede = '', figure } = words.sets[at] ?? {};
      const [shown] = await figures(figure ? [figure] : []);
      const art = setting === 'columns' ? await leaf() : undefined;
      return { kind, setting, heading, lede, figure: shown, art, reviews: cards.slice(from, to) };
    }),
  );
}
