import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const stepBandSchema = z.strictObject({
  /** What the steps lead to, for those who hear the page; it is not shown. */
  heading: line(60),
  /** Three or four steps; the last one is where the reader decides. */
  steps: z
    .array(
      z.strictObject({
        /** When it happens, such as "Tuesday" or "Day 2". */
        when: line(24),
        /** What happens, in two or three words. */
        title: line(24),
        /** Who does what, in one to three short sentences. */
        text: line(160),
      }),
    )
    .min(3)
    .max(4),
});

export type StepBand = z.infer<typeof stepBandSchema>;
