import { closingBand } from '../art/pictures.ts';
import type { SidePictures } from '../ui/SideArt.tsx';
import { brandPalette } from './brandPalette.ts';
import { pictureOf } from './coverFile.ts';
import { sidePicture } from './sidePicture.ts';

/** The drawing of a band that asks for the inquiry, by its colour: the same on every page, so loaded once. */
export async function callPicture(ground: 'vermilion' | 'amber' | 'indigo'): Promise<SidePictures> {
  const seed = `cta-${ground}`;
  if (ground === 'amber') return sidePicture({ seed, composition: 'keys', ground });
  if (ground === 'indigo') return sidePicture({ seed, composition: 'split', ground });
  const { art: palette } = await brandPalette();
  const draw = (format: 'wide' | 'phone') =>
    pictureOf(`${seed}-${format}`, closingBand({ seed, palette, format }));
  return { wide: draw('wide'), phone: draw('phone') };
}
