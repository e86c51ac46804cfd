import type { Drawing, Paint } from '../../../../art/Drawing.ts';
import { both } from '../../../../art/Drawing.ts';
import { SLANT } from '../../../../art/geometry.ts';
import { polyline, Sheet } from '../../../../art/path.ts';

/** Sizes in px: the distance of two strokes, their height and weight, and the distance of two rows. */
const FORMATS = {
  wide: { columns: 103, pitch: 7.2, height: 52, weight: 4, row: 62 },
  phone: { columns: 69, pitch: 4.9, height: 34, weight: 2.7, row: 42 },
} as const;

/** A stroke for each thing, row after row, in runs of one colour; the last row may be shorter. */
export const countedField = (options: {
  readonly runs: readonly { readonly count: number; readonly paint: Paint }[];
  readonly format: keyof typeof FORMATS;
}): Drawing => {
  const { columns, pitch, height, weight, row } = FORMATS[options.format];
  const paints = options.runs.flatMap(({ count, paint }) => Array.from({ length: count }, () => paint));
  const sheet = new Sheet();
  paints.forEach((paint, i) => {
    const x = weight / 2 + (i % columns) * pitch;
    const top = Math.floor(i / columns) * row;
    const d = polyline([
      { x: x + height * SLANT, y: top },
      { x, y: top + height },
    ]);
    sheet.add({ group: 'marks', d, stroke: { paint, width: both<number>(weight) } });
  });
  const width = Math.ceil((columns - 1) * pitch + weight + height * SLANT);
  const rows = Math.ceil(paints.length / columns);
  return { x: 0, y: 0, width, height: (rows - 1) * row + height, layers: sheet.layers() };
};
