import { z } from 'astro/zod';
import { action } from '../../collections/actions.ts';
import { line } from '../../collections/fields.ts';

export const nextDaySchema = z.strictObject({
  heading: line(60),
  steps: z
    .array(
      z.strictObject({
        time: line(20).describe('When, such as "Hour 0" or "Within 24 hours".'),
        title: line(40).describe('What, in a few words.'),
        text: line(180).describe('Who does it, and what the reader gets. {phone} becomes the sales number.'),
        fact: z
          .string()
          .regex(/^[a-z0-9-]+$/, 'Write a name in lower case with hyphens, such as reply-within-24-hours.')
          .optional()
          .describe('Name of a fixed promise that the title states, such as reply-within-24-hours.'),
      }),
    )
    .min(3)
    .max(5)
    .describe('What happens, step by step, in three to five steps.'),
  action: action.optional().describe('A button under the steps that opens the contact form.'),
});

export type NextDay = z.infer<typeof nextDaySchema>;
