import { z } from 'astro/zod';
import { line } from '../../../collections/fields.ts';
import { SOFT, label } from '../stage.ts';
import type { Draw } from '../stage.ts';

/** One big number. */
export const figureSchema = z.strictObject({
  kind: z.literal('figure'),
  /** What the number is, above it. */
  label: line(40).optional(),
  /** The number, such as "4:52" or "$11,940". */
  value: line(12),
  /** Its unit, right of it. */
  unit: line(20).optional(),
  /** `large` when the number is what the screen is about. */
  size: z.enum(['small', 'large']).default('small'),
});

export const figure: Draw<z.infer<typeof figureSchema>> = ({ label: above, value, unit, size }, stage) => {
  const px = size === 'large' ? 76 : 34;
  const top = above ? 20 : 0;
  const face = 'display';
  const words = above ? label(stage, { text: above, y: 11, opacity: SOFT, room: stage.width }) : '';
  const number = label(stage, {
    text: value,
    y: top + px * 0.75,
    size: px,
    face,
    room: stage.width,
    fill: size === 'large' ? stage.ink : stage.accent,
  });
  const x = stage.type.width(value, face, px) + 10;
  const after = unit
    ? label(stage, { text: unit, x, y: top + px * 0.75, face: 'strong', opacity: SOFT })
    : '';
  return { height: top + px * 0.8, body: words + number + after };
};
