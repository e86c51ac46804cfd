import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const complianceSchema = z.strictObject({
  heading: line(60).describe('Which rules apply and who answers for them. Write " & " for the ampersand.'),
  notes: z
    .array(
      z.strictObject({
        title: line(60),
        text: line(480).describe(
          'Laws with source, year and link as `[words](https://…)`; what you do, and what you never promise.',
        ),
      }),
    )
    .min(2)
    .max(3)
    .describe(
      "Two or three notes: the rules by country, where data rest, and the one risk that is this page's own.",
    ),
});

export type Compliance = z.infer<typeof complianceSchema>;
