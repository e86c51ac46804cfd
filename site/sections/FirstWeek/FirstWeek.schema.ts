import { z } from 'astro/zod';
import { line, pagePath } from '../../lib/fields.ts';

/** Hours of the four promises; the drawing has a tall stroke at each. */
export const PROMISE_HOURS = [0, 24, 48, 168] as const;

export const firstWeekSchema = z.strictObject({
  /** What the drawing shows; write " & " for the ampersand. */
  heading: line(40),
  /** How to read the drawing. */
  lede: line(240),
  /** The drawing in one sentence, for those who do not see it. */
  alt: line(125),
  /** The promises for the hours 0, 24, 48 and 168, in this order. */
  promises: z
    .array(
      z.strictObject({
        /** Two or three words beside the stroke. */
        title: line(24),
        /** When, such as "Hour 24" or "Day 2". */
        when: line(12),
        /** What happens then, on one line. */
        text: line(64),
        /** The page that says what the promise means. */
        page: pagePath,
        /** Its name in the register of facts. */
        fact: line(40),
      }),
    )
    .length(PROMISE_HOURS.length),
});

export type FirstWeek = z.infer<typeof firstWeekSchema>;
