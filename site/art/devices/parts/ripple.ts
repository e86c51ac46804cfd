import { z } from 'astro/zod';
import { line } from '../../../collections/fields.ts';
import { SLANT } from '../../geometry.ts';
import { SOFT, label } from '../stage.ts';
import type { Draw } from '../stage.ts';
import { circle, stroke, through } from '../svg.ts';

/** Rings that a falling drop makes on water, for breathing, waiting and listening. */
export const rippleSchema = z.strictObject({
  kind: z.literal('ripple'),
  /** What to do now, such as "Breathe out". */
  title: line(20),
  /** How far along, such as "4 of 12 rounds". */
  note: line(30),
});

// Radius, line width and opacity of the rings, from the drop outwards.
const rings = [
  [42, 2.6, 1],
  [62, 1.8, 0.85],
  [83, 1.3, 0.6],
  [105, 0.9, 0.4],
] as const;

export const ripple: Draw<z.infer<typeof rippleSchema>> = ({ title, note }, stage) => {
  const [x, y] = [stage.width / 2, 186];
  const drop = (from: number, to: number, width: number, colour: string): string =>
    stroke(through([from, to].map((at) => [x + at * SLANT, y - at])), colour, width);
  const drops = drop(182, 146, 2.5, stage.ink) + drop(138, 112, 4.5, stage.accent);
  const waves = rings.map(([r, width, opacity]) =>
    circle(x, y, r, { fill: 'none', stroke: stage.ink, 'stroke-width': width, 'stroke-opacity': opacity }),
  );
  const core =
    circle(x, y, 23, { fill: 'none', stroke: stage.accent, 'stroke-width': 5 }) +
    circle(x, y, 8.5, { fill: stage.accent });
  const anchor = 'middle';
  const words = [
    label(stage, { text: title, x, y: y + 164, size: 30, face: 'display', anchor, room: stage.width }),
    label(stage, { text: note, x, y: y + 187, size: 14, opacity: SOFT, anchor, room: stage.width }),
  ];
  return { height: y + 192, body: drops + waves.join('') + core + words.join('') };
};
