import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const otherWeightsSchema = z.strictObject({
  /** How the order changes with the reader. Write " & " for the ampersand. */
  heading: line(60),
  /** What was doubled and for whom; links as `[words](/page/)`. */
  lede: line(280),
  /** Stands before the names of the criteria that count double, such as "Counts double". */
  doubles: line(30),
  /** Beside a company whose rank has changed; `{rank}` becomes the rank in the list. */
  moved: line(30),
  /** Readers who weigh otherwise; who leads for them is calculated. */
  readers: z
    .array(
      z.strictObject({
        /** Who it is, in three to six words. */
        title: line(50),
        /** Why these criteria matter more there, and what is left to check. */
        text: line(320),
        /** The criteria that count double. */
        doubled: z.array(line(30)).min(1).max(3),
      }),
    )
    .min(2)
    .max(3),
});

export type OtherWeights = z.infer<typeof otherWeightsSchema>;
