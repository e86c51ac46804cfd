import { z } from 'astro/zod';
import { line, several } from '../../../collections/fields.ts';
import { SOFT, label } from '../stage.ts';
import type { Draw } from '../stage.ts';
import { circle, placed, stroke, through } from '../svg.ts';
import { share } from './fields.ts';

/** The plot of a certificate: a round stone from above, in lines, with a mark at each flaw. */
export const plotSchema = z.strictObject({
  kind: z.literal('plot'),
  /** Each flaw: how far round from the top, clockwise, and how far out from the middle, both from 0 to 1. */
  flaws: several([1, 8], { round: share, out: share }),
  /** Words under its left and its right edge, such as "8.1 mm" and "2 feathers". */
  from: line(20),
  to: line(20),
  /** Height of the stone in px. */
  height: z.number().int().min(140).max(240).default(200),
});

/** Radii of the table and of the star facets' tips, as shares of the girdle's. */
const TABLE = 0.55;
const STAR = 0.74;

type Point = readonly [x: number, y: number];

/** A point at an eighth of a turn, counted from the top. */
const at = (eighth: number, radius: number): Point => {
  const angle = (eighth / 8) * 2 * Math.PI;
  return [Math.sin(angle) * radius, -Math.cos(angle) * radius];
};

export const plot: Draw<z.infer<typeof plotSchema>> = ({ flaws, from, to, height }, stage) => {
  const girdle = height / 2 - 2;
  const facets = Array.from({ length: 8 }, (_, k) => {
    const corner = at(k + 0.5, girdle * TABLE);
    return [
      through([at(k - 0.5, girdle * TABLE), at(k, girdle * STAR), corner, at(k - 0.5, girdle * TABLE)]),
      through([at(k, girdle * STAR), at(k + 0.5, girdle), at(k + 1, girdle * STAR)]),
      through([at(k, girdle * STAR), at(k, girdle)]),
    ].join('');
  });
  const marks = flaws.map(({ round, out }) => {
    const [x, y] = at(round * 8, out * girdle);
    return circle(x, y, 5, { fill: stage.accent });
  });
  const stone =
    circle(0, 0, girdle, { fill: stage.panel, stroke: stage.ink, 'stroke-width': 2.5 }) +
    stroke(facets.join(''), stage.on(stage.panel), 1.25, { 'stroke-linejoin': 'round' }) +
    marks.join('');
  const words = { y: height + 20, size: 12, opacity: SOFT, room: stage.width / 2 } as const;
  return {
    height: height + 24,
    body:
      placed(stage.width / 2, height / 2, stone) +
      label(stage, { text: from, ...words }) +
      label(stage, { text: to, x: stage.width, anchor: 'end', ...words }),
  };
};
