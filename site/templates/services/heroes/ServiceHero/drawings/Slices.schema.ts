import { z } from 'astro/zod';
import { line, several } from '../../../../../collections/fields.ts';
import { measuredWords } from './measured.fields.ts';

export const slicesSchema = z
  .strictObject({
    ...measuredWords,
    months: z
      .number()
      .int()
      .min(6)
      .max(24)
      .describe('How many months were drawn; each is one stroke a part.'),
    parts: several([5, 12], {
      name: line(30),
      replaced: z
        .int()
        .min(1)
        .optional()
        .describe('The month that replaced it; left out for a part that was kept.'),
      outcome: line(24).describe('What became of it, such as "Month 3" or "Kept".'),
    }),
  })
  .refine(({ months, parts }) => parts.every(({ replaced = 1 }) => replaced <= months), {
    path: ['parts'],
    error: 'A part is replaced in one of the months.',
  });

export type SlicesContent = z.infer<typeof slicesSchema>;
