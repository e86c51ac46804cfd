import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const storySchema = z.strictObject({
  /** What the years tell. Write " & " for the ampersand. */
  heading: line(60),
  /** What was planned and what came instead. */
  lede: line(220),
  /** What happened, oldest first. */
  events: z
    .array(
      z.strictObject({
        /** When, such as "4 March 2019". */
        when: line(20),
        /** What, in a few words. */
        title: line(40),
        /** Who did it and what it changed, in one to three sentences. */
        text: line(220),
        /** Where: at the first office of the site settings, at the second, or at both. */
        side: z.enum(['first', 'second', 'both']),
      }),
    )
    .min(3)
    .max(8),
});

export type Story = z.infer<typeof storySchema>;
