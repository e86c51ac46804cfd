import { z } from 'astro/zod';
import { line, several } from '../../../collections/fields.ts';
import { both } from '../../Drawing.ts';
import { rain } from '../../rain.ts';
import { randomStream } from '../../random.ts';
import { colourName } from '../colour.ts';
import type { Draw } from '../stage.ts';
import { element, rect, stroke } from '../svg.ts';

/** The picture of a record, an episode or a place: slanted lines on a ground. */
export const coverSchema = z.strictObject({
  kind: z.literal('cover'),
  /** What it is the cover of: the same words give the same picture. */
  of: line(60),
  fill: colourName,
  /** Colours of the lines, thin to thick. */
  lines: several([1, 4], colourName),
  /** Height in px. */
  height: z.number().int().min(80).max(280).default(232),
});

export const cover: Draw<z.infer<typeof coverSchema>> = ({ of, fill, lines, height }, stage) => {
  const box = { x: 0, y: 0, width: stage.width, height };
  const tiers = lines.map((name, i) => ({
    share: 1 / lines.length,
    width: 1.5 + i * 2.5,
    paint: both(stage.colour(name)),
  }));
  const random = randomStream(of, 'cover');
  const layers = rain({ random, box, lane: 9, length: [14, 90], density: () => 0.8, tiers });
  const drawn = layers.map((layer) =>
    stroke(layer.d, layer.stroke?.paint.light ?? 'none', layer.stroke?.width.light ?? 0),
  );
  const body = rect(0, 0, stage.width, height, { fill: stage.colour(fill) }) + drawn.join('');
  return { height, body: element('svg', { width: stage.width, height }, body) };
};
