import { weatherPicture } from '../../../../art/pictures.ts';
import type { Picture } from '../../../../lib/Picture.ts';
import { brandPalette } from '../../../../pictures/brandPalette.ts';
import { pictureOf } from '../../../../pictures/coverFile.ts';

/** The motif in both weathers, each on the ground of its own, line for line in the same place. */
export async function weathers(seed: string): Promise<{ rain: Picture; fair: Picture }> {
  const { art: palette } = await brandPalette();
  const shared = {
    seed,
    palette,
    box: { width: 1328, height: 480 },
    anchor: { at: { x: 660, y: 290 }, scale: 236 },
  };
  const rain = weatherPicture({ ...shared, ground: 'indigo', weather: 'rain' });
  const fair = weatherPicture({ ...shared, ground: 'warm', weather: 'fair' });
  return { rain: pictureOf(`${seed}-rain`, rain), fair: pictureOf(`${seed}-fair`, fair) };
}
