import { SLANT } from '../../../../art/geometry.ts';
import { coordinate } from '../../../../art/path.ts';

/** Sizes of one thing in px: a tall stroke, a square, or a picture of a phone's screen. */
const SHAPES = {
  stroke: { width: 9, height: 52, pitch: 20 },
  picture: { width: 15, height: 28, pitch: 23 },
  square: { width: 24, height: 24, pitch: 32 },
} as const;

export type Shape = keyof typeof SHAPES;

/** Things in a row, each slanted, as one path for each of their states; `states` holds the state of each thing. */
export function stateRow(states: readonly number[], shape: Shape) {
  const { width, height, pitch } = SHAPES[shape];
  const lean = height * SLANT;
  const paths = new Map<number, string>();
  states.forEach((state, at) => {
    const piece = `M${coordinate(at * pitch)} ${height}l${coordinate(lean)}-${height}h${width}l${coordinate(-lean)} ${height}z`;
    paths.set(state, (paths.get(state) ?? '') + piece);
  });
  return { width: Math.ceil((states.length - 1) * pitch + width + lean), height, paths: [...paths] };
}
