import { z } from 'astro/zod';
import { line, several } from '../../../collections/fields.ts';
import { label } from '../stage.ts';
import type { Draw } from '../stage.ts';
import { rect } from '../svg.ts';

/** Small words to choose from, in one row. */
export const chipsSchema = z.strictObject({
  kind: z.literal('chips'),
  words: several([1, 5], line(20)),
  /** Which ones are chosen, counted from 1. */
  active: z.array(z.number().int().min(1)).default([1]),
});

export const chips: Draw<z.infer<typeof chipsSchema>> = ({ words, active }, stage) => {
  let x = 0;
  const body = words.map((text, i) => {
    const chosen = active.includes(i + 1);
    const width = stage.type.width(text, 'strong', 12.5) + 24;
    const left = x;
    x += width + 6;
    const edge = chosen ? { fill: stage.accent } : { fill: 'none', stroke: stage.ink, 'stroke-opacity': 0.5 };
    const fill = chosen ? stage.on(stage.accent) : stage.ink;
    const room = stage.width - left - 24;
    return (
      rect(left + 0.5, 0.5, width - 1, 31, { rx: 4, ...edge }) +
      label(stage, { text, x: left + 12, y: 20.5, size: 12.5, face: 'strong', fill, room })
    );
  });
  return { height: 32, body: body.join('') };
};
