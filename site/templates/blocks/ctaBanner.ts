import { closingBand } from '../../art/pictures.ts';
import { pictureOf } from '../../integrations/drawings/coverFile.ts';
import { brandPalette } from '../../integrations/brand/brandPalette.ts';
import type { CtaBanner } from '../../sections/CtaBanner/CtaBanner.schema.ts';
import type { SidePictures } from '../../ui/SideArt.tsx';
import { sidePicture } from './sidePicture.ts';

/** The drawing of a band that asks for the inquiry, by its colour: the same on every page, so loaded once. */
export async function ctaBanner(ground: CtaBanner['ground']): Promise<{ art: SidePictures }> {
  const seed = `cta-${ground}`;
  if (ground === 'amber') return { art: await sidePicture({ seed, composition: 'keys', ground }) };
  if (ground === 'indigo')
    return { art: await sidePicture({ seed, composition: 'split', ground: 'indigo' }) };
  const { art: palette } = await brandPalette();
  const draw = (format: 'wide' | 'phone') =>
    pictureOf(`${seed}-${format}`, closingBand({ seed, palette, format }));
  return { art: { wide: draw('wide'), phone: draw('phone') } };
}
