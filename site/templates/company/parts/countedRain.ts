import { SLANT } from '../../../art/geometry.ts';
import { polyline } from '../../../art/path.ts';

/** One thing to count; `length` is any number from 0 up. */
export interface Counted {
  readonly length: number;
}

/**
 * Sizes in px: the picture, where its first stroke meets the edge, the distance of strokes and the extra one of
 * groups, the longest stroke, and the edge that the strokes grow from.
 */
const FORMATS = {
  wide: { width: 1440, height: 588, from: 936, pitch: 20, gap: 12, longest: 420, weight: 9, edge: 'top' },
  phone: { width: 390, height: 260, from: 8, pitch: 13.5, gap: 8, longest: 232, weight: 6, edge: 'foot' },
} as const;

/**
 * Rain that can be counted: a stroke for each thing, as long as its `length` is of the longest, in groups. Each stroke is
 * SVG path data, in the order of the things; sizes in px.
 */
export const countedRain = <Thing extends Counted>(
  groups: readonly (readonly Thing[])[],
  format: keyof typeof FORMATS,
) => {
  const { width, height, from, pitch, gap, longest, weight, edge } = FORMATS[format];
  const most = Math.max(1, ...groups.flat().map(({ length }) => length));
  const things = groups.flatMap((group, at) => group.map((thing) => ({ thing, at })));
  const strokes = things.map(({ thing, at }, i) => {
    const x = from + i * pitch + at * gap;
    const size = (longest * thing.length) / most;
    // The picture's edge cuts the stroke level.
    const [start, end] = edge === 'top' ? [-4, size] : [height + 4, height - size];
    const foot = edge === 'top' ? 0 : height;
    const point = (y: number) => ({ x: x - (y - foot) * SLANT, y });
    return { thing, d: polyline([point(start), point(end)]) };
  });
  return { width, height, weight, strokes };
};
