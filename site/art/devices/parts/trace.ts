import { z } from 'astro/zod';
import { line, several } from '../../../collections/fields.ts';
import { randomStream } from '../../random.ts';
import { colourName } from '../colour.ts';
import { FAINT, label } from '../stage.ts';
import type { Draw } from '../stage.ts';
import { circle, rect, stroke } from '../svg.ts';

/** What a sensor felt, as one line: a peak for each movement, in runs that belong together. */
export const traceSchema = z.strictObject({
  kind: z.literal('trace'),
  runs: several([1, 5], {
    /** What the run is, such as "12 lifts". */
    label: line(30),
    count: z.number().int().min(1).max(40),
    /** How high its peaks reach, from 0 to 1. */
    reach: z.number().min(0.1).max(1),
    /** Colour of the dot on each peak; without it they do not count. */
    fill: colourName.optional(),
  }),
  /** Height of the line's field in px. */
  height: z.number().int().min(80).max(300).default(140),
});

export const trace: Draw<z.infer<typeof traceSchema>> = ({ runs, height }, stage) => {
  const gap = 18;
  const all = runs.reduce((sum, { count }) => sum + count, 0);
  const pitch = (stage.width - gap * (runs.length - 1)) / all;
  const base = height - 4;
  const drawn = runs.map(({ label: name, count, reach, fill }, at) => {
    const before = runs.slice(0, at);
    const left = before.reduce((sum, run) => sum + run.count * pitch + gap, 0);
    const random = randomStream(name, 'trace');
    const tops = Array.from({ length: count }, () => base - (base - 12) * reach * (0.82 + 0.18 * random()));
    // Up steeply and down more slowly, as a wrist moves; the bow of the curve stays inside its pitch.
    const path = tops.map((top, i) => {
      const x = left + i * pitch;
      const bend = [x + pitch * 0.3, x + pitch * 0.44, x + pitch * 0.6].map((value) => value.toFixed(1));
      return `${i ? '' : `M${x.toFixed(1)} ${base}`}C${bend[0]} ${base} ${bend[0]} ${top.toFixed(1)} ${bend[1]} ${top.toFixed(1)}S${bend[2]} ${base} ${(x + pitch).toFixed(1)} ${base}`;
    });
    const dots = tops.map((top, i) => {
      const paint = fill ? { fill: stage.colour(fill) } : { fill: 'none', stroke: stage.ink };
      return circle(left + (i + 0.44) * pitch, top, Math.min(6, pitch * 0.32), paint);
    });
    const width = count * pitch;
    const mark = rect(left, base + 8, width, 4, { fill: fill ? stage.colour(fill) : stage.ink });
    const words = label(stage, { text: name, x: left, y: base + 30, face: 'strong', room: width });
    return stroke(path.join(''), stage.ink, 2.5) + dots.join('') + mark + words;
  });
  const ground = rect(0, base, stage.width, 1, { fill: stage.ink, 'fill-opacity': FAINT });
  return { height: height + 32, body: ground + drawn.join('') };
};
