import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const complianceSchema = z.strictObject({
  /** Which rules apply and who answers for them. Write " & " for the ampersand. */
  heading: line(60),
  /** Two or three notes: the rules by country, where data rest, and the one risk that is this page's own. */
  notes: z
    .array(
      z.strictObject({
        title: line(60),
        /** Laws with source, year and link as `[words](https://…)`; what you do, and what you never promise. */
        text: line(480),
      }),
    )
    .min(2)
    .max(3),
});

export type Compliance = z.infer<typeof complianceSchema>;
