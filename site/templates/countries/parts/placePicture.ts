import type { CoverOptions } from '../../../art/cover.ts';
import type { Box } from '../../../art/Drawing.ts';

/** In px of the wide drawing: the lede and what stands under it, and a headline that goes on further. */
const WORDS = [
  { x: 0, y: 0, width: 780, height: 588 },
  { x: 780, y: 0, width: 180, height: 400 },
];

/** Between a headline of three lines and the window's right edge, which cuts the drawing of so tall a band. */
export const BESIDE_THREE_LINES = { x: 870, y: 60, width: 290, height: 528 };

/** What is drawn beside the first words of a page about places; `stage` is the part that holds the motif. */
export const placePicture = (
  seed: string,
  { composition, ground }: Pick<CoverOptions, 'composition' | 'ground'>,
  stage?: Box,
) => ({ seed, composition, ground, clear: WORDS, ...(stage && { stage }) });
