import { z } from 'astro/zod';
import { line } from '../../../collections/fields.ts';
import { FAINT, SOFT, label } from '../stage.ts';
import type { Draw } from '../stage.ts';
import { rect } from '../svg.ts';
import { share } from './fields.ts';

/** A bar that fills from left to right. */
export const progressSchema = z.strictObject({
  kind: z.literal('progress'),
  /** How much is done, from 0 to 1. */
  done: share,
  /** Words under its two ends, such as "1:40" and "5:00". */
  from: line(20).optional(),
  to: line(20).optional(),
});

export const progress: Draw<z.infer<typeof progressSchema>> = ({ done, from, to }, stage) => {
  const { width } = stage;
  const words = [
    from ? label(stage, { text: from, y: 26, size: 12, opacity: SOFT }) : '',
    to ? label(stage, { text: to, x: width, y: 26, size: 12, opacity: SOFT, anchor: 'end' }) : '',
  ];
  const track = rect(0, 0, width, 6, { rx: 3, fill: stage.ink, 'fill-opacity': FAINT });
  const full = rect(0, 0, width * done, 6, { rx: 3, fill: stage.accent });
  return { height: from || to ? 30 : 6, body: track + full + words.join('') };
};
