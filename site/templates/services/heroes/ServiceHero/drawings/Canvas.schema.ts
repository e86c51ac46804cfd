import { z } from 'astro/zod';
import { line, several } from '../../../../../collections/fields.ts';

const count = z.number().int().min(1).max(160);

export const canvasSchema = z.strictObject({
  caption: line(240).describe('Whose site it is, what a square is, and who set the limits.'),
  limits: several(
    4,
    z
      .strictObject({
        name: line(24).describe('What is limited, such as "Collections".'),
        used: count,
        of: count.describe('How many there may be; each is one square.'),
        text: line(120).optional().describe('What uses them up.'),
      })
      .refine(({ used, of }) => used <= of, {
        path: ['used'],
        error: 'No more can be used than the limit allows.',
      }),
  ).describe('Four limits; the first fills the middle of the canvas, so give it the most.'),
});

export type CanvasContent = z.infer<typeof canvasSchema>;
