import type { CoverOptions } from '../../../art/cover.ts';

/** In px of the wide drawing: the lede and what stands under it, and a headline that goes on further. */
const WORDS = [
  { x: 0, y: 0, width: 780, height: 588 },
  { x: 780, y: 0, width: 180, height: 400 },
];

/** What is drawn beside the first words of a page about places. */
export const placePicture = (
  seed: string,
  { composition, ground }: Pick<CoverOptions, 'composition' | 'ground'>,
) => ({ seed, composition, ground, clear: WORDS });
