import { z } from 'astro/zod';
import { line, ref } from '../../lib/fields.ts';

export const workedExampleSchema = z.strictObject({
  heading: line(60).describe('What the example reckons. Write " & " for the ampersand.'),
  lede: line(260).describe('The job in one or two sentences: for whom, what, and what is left out.'),
  lines: z
    .array(
      z.strictObject({
        label: line(50).describe('Who does what, such as "Two mobile developers, build".'),
        people: z.number().int().min(1).max(20),
        weeks: z.number().min(0.5).max(60).describe('Full-time weeks of each person.'),
        rates: ref('rates').describe('Whose rate applies.'),
      }),
    )
    .min(1)
    .max(5)
    .describe('Who works on it; hours and amounts are reckoned from the rates.'),
  note: line(420).describe(
    'Under the sum: what moves it, and what it leaves out; links as `[words](https://…)`.',
  ),
});

export type WorkedExample = z.infer<typeof workedExampleSchema>;
