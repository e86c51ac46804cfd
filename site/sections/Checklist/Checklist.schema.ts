import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const checklistSchema = z.strictObject({
  /** What is decided by ticking. Write " & " for the ampersand. */
  heading: line(60),
  /** How to use the list: who ticks, and when. */
  lede: line(240),
  items: z
    .array(
      z.strictObject({
        /** What must be true, or be asked, in a few words. */
        title: line(60),
        /** Why it matters, or what a good answer holds; links as `[words](/page/)`. */
        text: line(240),
      }),
    )
    .min(4)
    .max(10),
  /** What the number of ticks means. */
  verdict: line(260),
});

export type Checklist = z.infer<typeof checklistSchema>;
