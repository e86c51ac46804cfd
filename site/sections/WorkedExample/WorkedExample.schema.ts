import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const workedExampleSchema = z.strictObject({
  /** What the example reckons. Write " & " for the ampersand. */
  heading: line(60),
  /** The job in one or two sentences: for whom, what, and what is left out. */
  lede: line(260),
  /** Who works on it; hours and amounts are reckoned from the rates. */
  lines: z
    .array(
      z.strictObject({
        /** Who does what, such as "Two mobile developers, build". */
        label: line(50),
        people: z.number().int().min(1).max(20),
        /** Full-time weeks of each person. */
        weeks: z.number().min(0.5).max(60),
        /** Whose rate applies: the name of a file in `content/records/rates/`. */
        rates: line(40),
      }),
    )
    .min(1)
    .max(5),
  /** Under the sum: what moves it, and what it leaves out; links as `[words](https://…)`. */
  note: line(420),
});

export type WorkedExample = z.infer<typeof workedExampleSchema>;
