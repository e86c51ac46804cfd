import { z } from 'astro/zod';
import { line, time } from '../../lib/fields.ts';

export const localProofSchema = z.strictObject({
  /** What happened there, and when. Write " & " for the ampersand. */
  heading: line(70),
  /** Whose story it is: the name of a file in `content/records/clients/`. */
  client: line(40),
  /** The story, one entry a paragraph; links as `[words](https://…)`. */
  text: z.array(line(420)).min(1).max(3),
  /** The same by the clock. Mark the moment at which it went wrong. */
  moments: z
    .array(z.strictObject({ time, text: line(160), wrong: z.boolean().default(false) }))
    .min(3)
    .max(6),
  /** What came of it. */
  after: line(420),
  /** True while the story is invented. */
  demo: z.boolean(),
});

export type LocalProof = z.infer<typeof localProofSchema>;
