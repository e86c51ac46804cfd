import type { Drawing } from '../../../../art/Drawing.ts';
import { wholePicture } from '../../../../art/pictures.ts';
import { brandPalette } from '../../../../pictures/brandPalette.ts';

/** Where a fold begins, in user units. */
const startOf = (d: string): readonly [x: number, y: number] => {
  const [, x = 0, y = 0] = /^M\s*(-?[\d.]+)[\s,]*(-?[\d.]+)/.exec(d) ?? [];
  return [Number(x), Number(y)];
};

/** The motif without ground in two parts, fold by fold, on either side of a line along the rain through its middle. */
export async function shiftedMotif(seed: string): Promise<readonly [Drawing, Drawing]> {
  const { art: palette } = await brandPalette();
  const middle = { x: 330, y: 330 };
  const whole = wholePicture({
    ...{ seed, palette, box: { width: 620, height: 560 } },
    ground: 'pick',
    anchor: { at: middle, scale: 225 },
    density: () => 0,
  });
  const folds = whole.layers
    .filter(({ group }) => group !== 'ground')
    .flatMap((layer) => layer.d.split(/(?=M)/).map((d) => ({ ...layer, d })));
  const isLeft = ({ d }: { d: string }) => {
    const [x, y] = startOf(d);
    // The rain falls one to the left for four down.
    return x - middle.x < (middle.y - y) / 4;
  };
  return [
    { ...whole, layers: folds.filter(isLeft) },
    { ...whole, layers: folds.filter((fold) => !isLeft(fold)) },
  ];
}
