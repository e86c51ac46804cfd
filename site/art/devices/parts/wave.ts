import { z } from 'astro/zod';
import { line } from '../../../collections/fields.ts';
import { randomStream } from '../../random.ts';
import { SOFT, label } from '../stage.ts';
import type { Draw } from '../stage.ts';
import { stroke } from '../svg.ts';
import { share } from './fields.ts';

/** A wave form, played up to a point. */
export const waveSchema = z.strictObject({
  kind: z.literal('wave'),
  /** What is heard: the same words give the same wave. */
  of: line(60),
  /** How much is played, from 0 to 1. */
  done: share,
  /** Words under its two ends, such as "2:04" and "5:11". */
  from: line(12),
  to: line(12),
});

export const wave: Draw<z.infer<typeof waveSchema>> = ({ of, done, from, to }, stage) => {
  const random = randomStream(of, 'wave');
  const count = Math.floor(stage.width / 5);
  const ticks = Array.from({ length: count }, (_, i) => {
    const reach = 3 + 17 * Math.abs(Math.sin(i * 0.31)) * (0.45 + 0.55 * random());
    return `M${i * 5 + 1.5} ${(20 - reach).toFixed(1)}v${(2 * reach).toFixed(1)}`;
  });
  const played = Math.round(count * done);
  const body =
    stroke(ticks.slice(0, played).join(''), stage.accent, 3) +
    stroke(ticks.slice(played).join(''), stage.ink, 3, { 'stroke-opacity': 0.4 });
  const words =
    label(stage, { text: from, y: 58, size: 12, opacity: SOFT }) +
    label(stage, { text: to, x: stage.width, y: 58, size: 12, opacity: SOFT, anchor: 'end' });
  return { height: 62, body: body + words };
};
