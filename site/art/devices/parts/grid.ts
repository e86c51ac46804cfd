import { z } from 'astro/zod';
import { several } from '../../../collections/fields.ts';
import { colourName } from '../colour.ts';
import { FAINT } from '../stage.ts';
import type { Draw } from '../stage.ts';
import { rect } from '../svg.ts';

/** A field of squares, one for each thing: flats, boxes, days. */
export const gridSchema = z.strictObject({
  kind: z.literal('grid'),
  columns: z.number().int().min(4).max(30),
  /** Runs of squares in reading order; without a colour they are empty. */
  runs: several([1, 40], { count: z.number().int().min(1).max(300), fill: colourName.optional() }),
});

export const grid: Draw<z.infer<typeof gridSchema>> = ({ columns, runs }, stage) => {
  const gap = 5;
  const side = (stage.width + gap) / columns - gap;
  const cells = runs.flatMap(({ count, fill }) => Array.from({ length: count }, () => fill));
  const body = cells.map((fill, i) => {
    const [x, y] = [(i % columns) * (side + gap), Math.floor(i / columns) * (side + gap)];
    const paint = fill ? { fill: stage.colour(fill) } : { fill: stage.ink, 'fill-opacity': FAINT };
    return rect(x, y, side, side, { rx: 3, ...paint });
  });
  return { height: Math.ceil(cells.length / columns) * (side + gap) - gap, body: body.join('') };
};
