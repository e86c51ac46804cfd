import { z } from 'astro/zod';
import { line, several } from '../../../../../collections/fields.ts';

/** How many milliseconds one stroke of the drawing stands for. */
export const STROKE_MS = 20;

const time = z.number().int().multipleOf(STROKE_MS).min(0).max(2000);

export const waterfallSchema = z.strictObject({
  caption: line(240).describe('Whose page it is; one stroke is 20 milliseconds.'),
  plans: several(2, {
    name: line(40).describe('In which order the calls are made.'),
    seen: line(90).describe('When the reader sees what.'),
    calls: several([2, 6], {
      name: line(24),
      from: time.describe('When the call begins, in milliseconds.'),
      takes: time.describe('How long it takes, in milliseconds.'),
      waited: z.boolean().default(false).describe('True where the reader sees nothing before it.'),
    }),
  }).describe('The same calls in two orders.'),
});

export type WaterfallContent = z.infer<typeof waterfallSchema>;
