import { z } from 'astro/zod';
import { line } from '../../../collections/fields.ts';
import { label } from '../stage.ts';
import type { Draw } from '../stage.ts';
import { stroke, through } from '../svg.ts';

/** The trace of a heart with two readings under it. */
export const pulseSchema = z.strictObject({
  kind: z.literal('pulse'),
  /** Reading at the left, such as "72 bpm". */
  from: line(16),
  /** Reading at the right, such as "98 %". */
  to: line(16),
});

// One pass from left to right: [across from 0 to 1, height from −1 to 1].
const trace = [
  [0, 0],
  [0.17, 0],
  [0.21, 0.95],
  [0.26, -1],
  [0.3, 0.5],
  [0.33, 0],
  [0.58, 0],
  [0.62, 0.8],
  [0.66, -0.5],
  [0.7, 0],
  [1, 0],
] as const;

export const pulse: Draw<z.infer<typeof pulseSchema>> = ({ from, to }, stage) => {
  const points = trace.map(([x, y]): [number, number] => [x * stage.width, 22 - y * 20]);
  const size = 17;
  const words =
    label(stage, { text: from, y: 62, size, face: 'display' }) +
    label(stage, { text: to, x: stage.width, y: 62, size, face: 'display', anchor: 'end' });
  return {
    height: 66,
    body: stroke(through(points), stage.accent, 2.2, { 'stroke-linejoin': 'round' }) + words,
  };
};
