import type { Point } from './geometry.ts';
import type { Scene } from './Motif.ts';

/** A point by its share of the box, on the other side when the scene is mirrored. */
export const place = ({ box, mirror }: Scene, u: number, v: number): Point => ({
  x: box.x + box.width * (mirror ? 1 - u : u),
  y: box.y + box.height * v,
});

/** The side that sizes the motif: tall and wide boxes get a motif of one presence. */
export const measure = ({ box, scale }: Scene): number => scale * Math.sqrt(box.width * box.height);
