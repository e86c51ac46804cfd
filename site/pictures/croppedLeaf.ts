import { cover } from '../art/cover.ts';
import type { Picture } from '../lib/Picture.ts';
import { brandPalette } from './brandPalette.ts';
import { pictureOf } from './coverFile.ts';

const BOX = { width: 830, height: 540 };
const CROP = { x: 375, y: 70, width: 470, height: 470 };

/** The motif that the window's left edge crops, under the words of a list on the dark band. */
export async function servicesLeaf(): Promise<Picture> {
  const { art: palette } = await brandPalette();
  const options = {
    composition: 'split',
    ground: 'indigo',
    box: BOX,
    palette,
    mirror: false,
    scale: 0.57,
  } as const;
  return pictureOf('services', { ...cover({ seed: 'services', ...options }), ...CROP });
}

/** The same beside two columns of reviews, without a ground of its own. */
export async function reviewLeaf(): Promise<Picture> {
  const { art: palette } = await brandPalette();
  const options = { composition: 'split', ground: 'paper', box: BOX, palette, scale: 0.6 } as const;
  const whole = cover({ seed: 'reviews', ...options });
  const layers = whole.layers.filter(({ group }) => group !== 'ground');
  return pictureOf('reviews', { ...whole, layers, ...CROP });
}
