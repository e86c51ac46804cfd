import type { Drawing, Paint } from './Drawing.ts';
import { both } from './Drawing.ts';
import { SLANT } from './geometry.ts';
import { polyline, Sheet } from './path.ts';

/** One thing to count; `length` is any number from 0 up. */
export interface Counted {
  readonly length: number;
  readonly marked: boolean;
}

/**
 * Sizes in px: the picture, where its first stroke meets the edge, the distance of strokes and the extra one of
 * groups, the longest stroke, and the edge that the strokes grow from.
 */
const FORMATS = {
  wide: { width: 1440, height: 588, from: 936, pitch: 20, gap: 12, longest: 420, weight: 9, edge: 'top' },
  phone: { width: 390, height: 260, from: 8, pitch: 13.5, gap: 8, longest: 232, weight: 6, edge: 'foot' },
} as const;

/** Rain that can be counted: a stroke for each thing, as long as its `length` is of the longest, in groups. */
export const countedRain = (options: {
  readonly groups: readonly (readonly Counted[])[];
  readonly format: keyof typeof FORMATS;
  readonly paint: Paint;
  /** For strokes that are marked. */
  readonly mark: Paint;
}): Drawing => {
  const { groups, paint, mark } = options;
  const { width, height, from, pitch, gap, longest, weight, edge } = FORMATS[options.format];
  const most = Math.max(1, ...groups.flat().map(({ length }) => length));
  const sheet = new Sheet();
  const strokes = groups.flatMap((group, at) => group.map((counted) => ({ ...counted, at })));
  strokes.forEach(({ length, marked, at }, i) => {
    const x = from + i * pitch + at * gap;
    const size = (longest * length) / most;
    // The picture's edge cuts the stroke level.
    const [start, end] = edge === 'top' ? [-4, size] : [height + 4, height - size];
    const foot = edge === 'top' ? 0 : height;
    const point = (y: number) => ({ x: x - (y - foot) * SLANT, y });
    const stroke = { paint: marked ? mark : paint, width: both<number>(weight) };
    sheet.add({ group: 'marks', d: polyline([point(start), point(end)]), stroke });
  });
  return { x: 0, y: 0, width, height, layers: sheet.layers() };
};
