import { z } from 'astro/zod';
import { line, several } from '../../../collections/fields.ts';
import { SOFT, label } from '../stage.ts';
import type { Draw } from '../stage.ts';
import { circle, stroke } from '../svg.ts';

/** Steps one under the other, joined by a dotted line. */
export const timelineSchema = z.strictObject({
  kind: z.literal('timeline'),
  steps: several([2, 7], {
    /** When, such as "Day 2" or "20:40". */
    when: line(16),
    title: line(36),
    /** What stands at the right, such as a distance. */
    end: line(12).optional(),
  }),
  /** The step that is on now, counted from 1. */
  active: z.number().int().min(1).max(7).optional(),
});

export const timeline: Draw<z.infer<typeof timelineSchema>> = ({ steps, active }, stage) => {
  const step = 56;
  const body = steps.map(({ when, title, end }, i) => {
    const y = i * step;
    const on = i + 1 === active;
    const endWidth = end ? stage.type.width(end, 'text', 12) + 8 : 0;
    return [
      circle(8, y + 18, 7, { fill: on ? stage.accent : stage.ink }),
      label(stage, {
        text: when,
        x: 34,
        y: y + 11,
        size: 12,
        fill: on ? stage.accent : stage.ink,
        face: 'strong',
      }),
      label(stage, {
        text: title,
        x: 34,
        y: y + 30,
        size: 15,
        face: 'strong',
        room: stage.width - 34 - endWidth,
      }),
      end
        ? label(stage, { text: end, x: stage.width, y: y + 30, size: 12, opacity: SOFT, anchor: 'end' })
        : '',
    ].join('');
  });
  const dots = steps.slice(1).map((_, i) => `M8 ${i * step + 31}V${(i + 1) * step + 6}`);
  const thread = stroke(dots.join(''), stage.ink, 2, { 'stroke-dasharray': '2 4' });
  return { height: (steps.length - 1) * step + 36, body: thread + body.join('') };
};
