import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';
import { jobLinesSchema } from '../../../../collections/rateCard.ts';

export const workedExampleSchema = z.strictObject({
  heading: line(60).describe('What the example reckons. Write " & " for the ampersand.'),
  lede: line(260).describe('The job in one or two sentences: for whom, what, and what is left out.'),
  lines: jobLinesSchema,
  note: line(420).describe(
    'Under the sum: what moves it, and what it leaves out; links as `[words](https://…)`.',
  ),
});

export type WorkedExample = z.infer<typeof workedExampleSchema>;
