import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const standardsSchema = z.strictObject({
  /** What the software has to speak. Write " & " for the ampersand. */
  heading: line(60),
  /** What no standard settles, in one or two sentences. */
  lede: line(240),
  /** Standards and systems, each explained where a reader meets it first. */
  entries: z
    .array(
      z.strictObject({
        /** Its name, such as "HL7 FHIR". */
        name: line(30),
        /** What it carries and what it leaves to you; links as `[words](https://…)`. */
        text: line(360),
      }),
    )
    .min(2)
    .max(6),
});

export type Standards = z.infer<typeof standardsSchema>;
