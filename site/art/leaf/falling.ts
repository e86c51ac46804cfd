import type { Layer } from '../Drawing.ts';
import type { Point } from '../geometry.ts';
import { SLANT, SLANT_DEGREES } from '../geometry.ts';
import type { Scene } from '../Motif.ts';
import { between } from '../random.ts';
import { measure, place } from '../scene.ts';
import { puddles } from '../water.ts';
import { leaf } from './leaf.ts';
import { paintFacets } from './paint.ts';

/** What a leaf shelters: from its middle down along the rain, to the foot of the box. */
const shelter = (points: readonly Point[], foot: number): Point[] => {
  const xs = points.map(({ x, y }) => x + y * SLANT);
  const ys = points.map(({ y }) => y);
  const top = (Math.min(...ys) + Math.max(...ys)) / 2;
  const at = (lane: number, y: number): Point => ({ x: lane - y * SLANT, y });
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  return [at(left, top), at(right, top), at(right, foot), at(left, foot)];
};

/** One leaf in the air that keeps a strip of the rain from the ground, and the ring where it will land. */
export const falling = (scene: Scene): Layer[] => {
  const { random, box, light, mirror } = scene;
  const size = measure(scene);
  const tilt = between(random, 24, 58);
  const { facets, stem } = leaf(random, {
    at: place(scene, 0.54, 0.36),
    scale: size * 0.36,
    rotation: SLANT_DEGREES + (mirror ? -tilt : tilt),
    flatten: between(random, 0.74, 0.9),
    mirror,
    light,
    stem: 0.7,
  });
  const points = facets.flatMap(({ corners }) => corners);
  const middle = points.reduce((sum, { x, y }) => sum + x + y * SLANT, 0) / points.length;
  const water = box.y + box.height * 0.88;
  const at = { x: middle - water * SLANT, y: water };
  // Beside words the outermost ring, of up to 2.5 times this radius, ends before them.
  const r = box.x > scene.frame.x ? Math.min(size * 0.34, (at.x - box.x) / 2.3) : size * 0.34;
  return [
    ...scene.rain((_, v) => 0.72 - 0.3 * v, [shelter(points, box.y + box.height)]),
    ...puddles(random, [{ at, r }], scene.rings, 2),
    ...paintFacets(facets, scene, stem),
  ];
};
