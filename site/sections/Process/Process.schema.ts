import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const processSchema = z.strictObject({
  heading: line(60).describe(
    'What the phases have in common; the phases themselves are in `content/records/phases/`. Write " & " for the ampersand.',
  ),
  lede: line(200).describe('How to read the bars, and what every phase ends with.'),
});

export type Process = z.infer<typeof processSchema>;
