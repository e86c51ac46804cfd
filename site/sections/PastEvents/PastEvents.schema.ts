import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const pastEventsSchema = z.strictObject({
  /** The heading of the list. */
  heading: line(40),
  /** The line under it. */
  subline: line(60),
  /** How many events are shown at first, and how many more at each step. */
  first: z.number().int().min(2).max(12),
  step: z.number().int().min(1).max(12),
  /** Words of the button that shows a few more, and of the one that shows the rest. */
  more: line(20),
  all: line(20),
  /** Beside the buttons; `{shown}` and `{total}` become numbers. */
  count: line(60),
});

export type PastEvents = z.infer<typeof pastEventsSchema>;
