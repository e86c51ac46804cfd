import { z } from 'astro/zod';
import type { Draw } from '../stage.ts';
import { circle, rect, stroke, through } from '../svg.ts';
import { share } from './fields.ts';

/** A street map with a route, from edge to edge. */
export const mapSchema = z.strictObject({
  kind: z.literal('map'),
  /** Corners of the route from its start to its end, each [across, down] from 0 to 1. */
  route: z
    .array(z.tuple([share, share]))
    .min(2)
    .max(8),
  /** Height in px. */
  height: z.number().int().min(140).max(440).default(390),
});

// Streets as [across at the top, across at the bottom, width] and [down at the left, down at the right, width].
const avenues = [
  [0.06, 0.22, 14],
  [0.27, 0.41, 6],
  [0.48, 0.66, 12],
  [0.72, 0.84, 6],
  [0.93, 1.08, 6],
] as const;
const streets = [
  [0.2, 0.06, 9],
  [0.43, 0.29, 9],
  [0.66, 0.52, 9],
  [0.88, 0.74, 9],
] as const;

export const map: Draw<z.infer<typeof mapSchema>> = ({ route, height }, stage) => {
  const { width } = stage;
  const street = stage.colour('page.surface');
  const park = stage.colour('border.line');
  const lines = [
    ...avenues.map(([from, to, wide]) =>
      stroke(
        through([
          [from * width, 0],
          [to * width, height],
        ]),
        street,
        wide,
      ),
    ),
    ...streets.map(([from, to, wide]) =>
      stroke(
        through([
          [0, from * height],
          [width, to * height],
        ]),
        street,
        wide,
      ),
    ),
  ];
  const parks =
    rect(width * 0.43, height * 0.45, 58, 42, { fill: park }) +
    rect(width * 0.14, height * 0.62, 50, 58, { fill: park });
  const points = route.map(([x, y]): [number, number] => [x * width, y * height]);
  const [start = [0, 0], end = [0, 0]] = [points[0], points.at(-1)];
  const pins =
    circle(start[0], start[1], 9, { fill: stage.ink }) +
    circle(end[0], end[1], 8, {
      fill: street,
      stroke: stage.accent,
      'stroke-width': 8,
    });
  const way = stroke(through(points), stage.accent, 5, { 'stroke-linejoin': 'round' });
  return {
    height,
    body:
      rect(0, 0, width, height, { fill: stage.colour('page.mist') }) + lines.join('') + parks + way + pins,
  };
};
