import type { Layer } from '../Drawing.ts';
import { turn } from '../geometry.ts';
import type { Scene } from '../Motif.ts';
import { between } from '../random.ts';
import { measure } from '../scene.ts';
import { inShade } from './folds.ts';
import { leaf } from './leaf.ts';
import { paintFacets } from './paint.ts';

/** Rows from the back: how high over the lower edge and how large, both by the motif's size. */
const ROWS = [
  { rise: 0.25, size: 0.25, shade: true },
  { rise: 0.03, size: 0.35, shade: false },
] as const;

/** Distance of neighbours in a row, by their size: they touch and hardly cover each other. */
const STEP = 1.85;

/** The middle of a leaf in its unit box. */
const MIDDLE = { x: 0, y: -0.36 };

/** Leaves that lie along the lower edge and pile up away from the words. */
export const litter = (scene: Scene): Layer[] => {
  const { random, box, mirror, light } = scene;
  const size = measure(scene);
  const rows = ROWS.flatMap(({ rise, size: share, shade }) => {
    const scale = size * share;
    const count = Math.max(2, Math.round(box.width / (scale * STEP)));
    const leaves = Array.from({ length: count }, (_, i) => {
      const u = (i + 0.5 + between(random, -0.12, 0.12)) / count;
      const pile = size * rise * (0.4 + 1.1 * u * u);
      const rotation = between(random, 0, 360);
      const flatten = between(random, 0.56, 0.74);
      const own = scale * between(random, 0.9, 1.1);
      const middle = turn(MIDDLE, rotation);
      return leaf(random, {
        at: {
          x: box.x + box.width * (mirror ? 1 - u : u) - middle.x * own,
          y: box.y + box.height - pile - middle.y * own * flatten,
        },
        scale: own,
        rotation,
        flatten,
        light,
        stem: 0.6,
      });
    });
    // One sheet a row: its colours become one path each.
    return paintFacets(
      leaves.flatMap(({ facets, stem }) => [{ side: 'left' as const, corners: stem, tone: 0.14 }, ...facets]),
      shade ? inShade(scene) : scene,
    );
  });
  return [...scene.rain((_, v) => Math.max(0, 0.38 - 0.36 * v)), ...rows];
};
