import { ellipse } from '../../../../../art/path.ts';

/** Dots in columns as two paths, in px of a drawing `width` by `height`; the columns stand on its lower edge. */
interface DotColumns {
  readonly width: number;
  readonly height: number;
  readonly filled: string;
  readonly hollow: string;
}

/** In px of the drawing: from one dot to the next, and a dot's radius. */
const PITCH = 26;
const RADIUS = 9;

/** A dot for each thing in its column, the filled ones below. Throws an Error when there is nothing to draw. */
export function dotColumns(
  columns: readonly { readonly filled: number; readonly hollow: number }[],
): DotColumns {
  const tallest = Math.max(0, ...columns.map(({ filled, hollow }) => filled + hollow));
  if (tallest === 0) throw new Error('A chart of dots needs a dot.');
  const height = tallest * PITCH;
  const run = (column: number, from: number, count: number) =>
    Array.from({ length: count }, (_, i) =>
      ellipse({ x: (column + 0.5) * PITCH, y: height - (from + i + 0.5) * PITCH }, RADIUS, RADIUS),
    ).join('');
  return {
    width: columns.length * PITCH,
    height,
    filled: columns.map(({ filled }, at) => run(at, 0, filled)).join(''),
    hollow: columns.map(({ filled, hollow }, at) => run(at, filled, hollow)).join(''),
  };
}
