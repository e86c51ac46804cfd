import { z } from 'astro/zod';
import { line, several } from '../../collections/fields.ts';

export const indexHeadSchema = z.strictObject({
  headline: several([1, 3], line(24)).describe(
    'What the index holds, one entry a line: ten words in all. Write " & " for the ampersand.',
  ),
  lede: line(220).describe('What each entry tells, in 30 words at most.'),
});

export type IndexHead = z.infer<typeof indexHeadSchema>;
