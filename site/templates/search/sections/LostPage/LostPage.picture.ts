import type { Drawing, Layer } from '../../../../art/Drawing.ts';
import { wholePicture } from '../../../../art/pictures.ts';
import { brandPalette } from '../../../../pictures/brandPalette.ts';

/** The pieces of a layer, each in a layer of its own, so that a style can move it. */
const pieces = (layer: Layer): Layer[] => layer.d.split(/(?=M)/).map((d) => ({ ...layer, d }));

/** The motif with a path for each of its folds, and no ground. */
export async function blownMotif(seed: string): Promise<Drawing> {
  const { art: palette } = await brandPalette();
  const box = { width: 620, height: 560 };
  const whole = wholePicture({
    ...{ seed, palette, box },
    ground: 'pick',
    anchor: { at: { x: 330, y: 330 }, scale: 225 },
    density: () => 0,
  });
  return { ...whole, layers: whole.layers.filter(({ group }) => group !== 'ground').flatMap(pieces) };
}
