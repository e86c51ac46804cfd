import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

const points = z
  .array(
    z.strictObject({
      /** The case in three to six words. */
      title: line(50),
      /** Why, in one or two sentences; links as `[words](/page/)`. */
      text: line(260),
    }),
  )
  .min(2)
  .max(4);

export const pickOrNotSchema = z.strictObject({
  /** What is decided here, for those who hear the page; it is not shown. */
  heading: line(60),
  /** When this is the right choice. */
  pick: z.strictObject({ heading: line(40), points }),
  /** When it is not; each case names the better choice. */
  not: z.strictObject({ heading: line(40), points }),
});

export type PickOrNot = z.infer<typeof pickOrNotSchema>;
