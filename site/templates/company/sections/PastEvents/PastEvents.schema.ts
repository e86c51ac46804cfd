import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';

export const pastEventsSchema = z.strictObject({
  heading: line(40).describe('The heading of the list.'),
  subline: line(60).describe('The line under it.'),
  first: z
    .number()
    .int()
    .min(2)
    .max(12)
    .describe('How many events are shown at first, and how many more at each step.'),
  step: z.number().int().min(1).max(12),
  more: line(20).describe('Words of the button that shows a few more, and of the one that shows the rest.'),
  all: line(20),
  count: line(60).describe('Beside the buttons; `{shown}` and `{total}` become numbers.'),
});

export type PastEvents = z.infer<typeof pastEventsSchema>;
