import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const nextDaySchema = z.strictObject({
  heading: line(60),
  /** What happens, step by step, in three to five steps. */
  steps: z
    .array(
      z.strictObject({
        /** When, such as "Hour 0" or "Within 24 hours". */
        time: line(20),
        /** What, in a few words. */
        title: line(40),
        /** Who does it, and what the reader gets. {phone} becomes the sales number. */
        text: line(180),
        /** Name of a fixed promise that the title states, such as reply-within-24-hours. */
        fact: z
          .string()
          .regex(/^[a-z0-9-]+$/, 'Write a name in lower case with hyphens, such as reply-within-24-hours.')
          .optional(),
      }),
    )
    .min(3)
    .max(5),
  /** Words of a button under the steps that opens the contact form. */
  action: line(30).optional(),
});

export type NextDay = z.infer<typeof nextDaySchema>;
