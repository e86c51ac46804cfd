import { z } from 'astro/zod';
import { line } from '../../collections/fields.ts';

export const processSchema = z.strictObject({
  heading: line(60).describe(
    'What the phases have in common; the phases themselves are in `content/records/phases/`. Write " & " for the ampersand.',
  ),
  steps: line(30).describe('What opens the steps of a phase; `{count}` is how many they are.'),
  lede: line(200).describe('How to read the bars, and what every phase ends with.'),
});

export type Process = z.infer<typeof processSchema>;
