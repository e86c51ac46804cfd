import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const cultureSchema = z.strictObject({
  /** What our evenings are like. Write " & " for the ampersand. */
  head: line(60),
  /** Under it: who keeps it that way. */
  subHead: line(200),
  /** The customs, a sentence each. */
  list: z
    .array(
      z.strictObject({
        /** Unique in the list, such as 1. */
        id: z.number().int().min(1),
        desc: line(140),
      }),
    )
    .min(2)
    .max(6),
});

export type Culture = z.infer<typeof cultureSchema>;
