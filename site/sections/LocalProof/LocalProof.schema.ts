import { z } from 'astro/zod';
import { line, ref, time } from '../../lib/fields.ts';

export const localProofSchema = z.strictObject({
  heading: line(70).describe('What happened there, and when. Write " & " for the ampersand.'),
  client: ref('clients').describe('Whose story it is.'),
  text: z
    .array(line(420))
    .min(1)
    .max(3)
    .describe('The story, one entry a paragraph; links as `[words](https://…)`.'),
  moments: z
    .array(z.strictObject({ time, text: line(160), wrong: z.boolean().default(false) }))
    .min(3)
    .max(6)
    .describe('The same by the clock. Mark the moment at which it went wrong.'),
  after: line(420).describe('What came of it.'),
  demo: z.boolean().describe('True while the story is invented.'),
});

export type LocalProof = z.infer<typeof localProofSchema>;
