import { z } from 'astro/zod';
import { line } from '../../../collections/fields.ts';
import { FAINT, SOFT, label } from '../stage.ts';
import type { Draw } from '../stage.ts';
import { stroke } from '../svg.ts';

/** A ring of equal pieces with a number in the middle. */
export const ringSchema = z.strictObject({
  kind: z.literal('ring'),
  /** Pieces in all, and how many are done. */
  pieces: z.number().int().min(1).max(24),
  done: z.number().int().min(0).max(24),
  /** The number in the middle, such as "$85". */
  value: line(8),
  /** What it is, under it. */
  note: line(24),
});

export const ring: Draw<z.infer<typeof ringSchema>> = ({ pieces, done, value, note }, stage) => {
  const [centre, radius, width] = [stage.width / 2, 92, 24];
  const gap = pieces > 1 ? 0.09 : 0.001;
  const point = (angle: number): string =>
    `${(centre + radius * Math.sin(angle)).toFixed(1)} ${(radius + width / 2 - radius * Math.cos(angle)).toFixed(1)}`;
  const body = Array.from({ length: pieces }, (_, i) => {
    const [from, to] = [(i / pieces) * 2 * Math.PI + gap, ((i + 1) / pieces) * 2 * Math.PI - gap];
    const arc = `M${point(from)}A${radius} ${radius} 0 ${to - from > Math.PI ? 1 : 0} 1 ${point(to)}`;
    const isDone = i < done;
    return stroke(arc, isDone ? stage.accent : stage.ink, width, {
      'stroke-opacity': isDone ? undefined : FAINT,
    });
  });
  const middle = radius + width / 2;
  const anchor = 'middle';
  const words = [
    label(stage, { text: value, x: centre, y: middle + 8, size: 46, face: 'display', anchor, room: 130 }),
    label(stage, { text: note, x: centre, y: middle + 30, opacity: SOFT, anchor, room: 130 }),
  ];
  return { height: 2 * radius + width, body: body.join('') + words.join('') };
};
