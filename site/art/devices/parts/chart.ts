import { z } from 'astro/zod';
import { line, several } from '../../../collections/fields.ts';
import { SOFT, label } from '../stage.ts';
import type { Draw } from '../stage.ts';
import { rect, stroke, through } from '../svg.ts';
import { share } from './fields.ts';

/** A line over an axis. */
export const chartSchema = z.strictObject({
  kind: z.literal('chart'),
  /** Heights from 0 to 1, from left to right. */
  values: several([3, 24], share),
  /** Words under the axis, one for each value or fewer, spread over its width. */
  labels: several([0, 12], line(8)).default([]),
  /** Height of the line's field in px. */
  height: z.number().int().min(40).max(200).default(96),
});

export const chart: Draw<z.infer<typeof chartSchema>> = ({ values, labels, height }, stage) => {
  const step = stage.width / (values.length - 1);
  const points = values.map((value, i): [number, number] => [i * step, 3 + (1 - value) * (height - 8)]);
  const room = stage.width / Math.max(1, labels.length);
  const words = labels.map((text, i) =>
    label(stage, {
      text,
      x: (i + 0.5) * room,
      y: height + 22,
      size: 12,
      opacity: SOFT,
      anchor: 'middle',
      room,
    }),
  );
  const body =
    stroke(through(points), stage.accent, 4, { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }) +
    rect(0, height + 2, stage.width, 2, { fill: stage.ink });
  return { height: height + (labels.length ? 28 : 4), body: body + words.join('') };
};
