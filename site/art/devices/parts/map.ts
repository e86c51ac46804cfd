import { z } from 'astro/zod';
import { line, several } from '../../../collections/fields.ts';
import { label } from '../stage.ts';
import type { Draw, Stage } from '../stage.ts';
import { circle, rect, shape, stroke, through } from '../svg.ts';
import { share } from './fields.ts';

/** A street map with a route or with flags, from edge to edge. */
export const mapSchema = z.strictObject({
  kind: z.literal('map'),
  /** Corners of the route from its start to its end, each [across, down] from 0 to 1. */
  route: several([2, 8], z.tuple([share, share])).optional(),
  /** Small flags with a word such as a price: where each points, across and down from 0 to 1. */
  flags: several([0, 6], {
    at: z.tuple([share, share]),
    text: line(10),
    isChosen: z.boolean().optional(),
  }).optional(),
  /** Height in px. */
  height: z.number().int().min(140).max(440).default(390),
});
type Flag = NonNullable<z.infer<typeof mapSchema>['flags']>[number];

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

const way = (route: readonly (readonly [number, number])[], stage: Stage, height: number): string => {
  const points = route.map(([x, y]): [number, number] => [x * stage.width, y * height]);
  const [start = [0, 0], end = [0, 0]] = [points[0], points.at(-1)];
  const goal = { fill: stage.colour('page.surface'), stroke: stage.accent, 'stroke-width': 8 };
  return (
    stroke(through(points), stage.accent, 5, { 'stroke-linejoin': 'round' }) +
    circle(start[0], start[1], 9, { fill: stage.ink }) +
    circle(end[0], end[1], 8, goal)
  );
};

export const map: Draw<z.infer<typeof mapSchema>> = ({ route, flags = [], height }, stage) => {
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
  const flag = ({ at: [u, v], text, isChosen }: Flag): string => {
    const ground = isChosen ? stage.accent : stage.ink;
    const half = stage.type.width(text, 'strong', 13) / 2 + 10;
    const [x, y] = [Math.min(Math.max(u * width, half + 6), width - half - 6), v * height];
    const words = { text, x, y: y - 18, face: 'strong', anchor: 'middle', fill: stage.on(ground) } as const;
    return (
      rect(x - half, y - 36, 2 * half, 28, { rx: 4, fill: ground }) +
      shape(`M${x - 7} ${y - 8.5}h14L${x} ${y}z`, ground) +
      label(stage, words)
    );
  };
  const signs = (route ? way(route, stage, height) : '') + flags.map(flag).join('');
  return {
    height,
    body: rect(0, 0, width, height, { fill: stage.colour('page.mist') }) + lines.join('') + parks + signs,
  };
};
