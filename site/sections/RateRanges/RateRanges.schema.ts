import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const rateRangesSchema = z.strictObject({
  /** What the rates say, with their year. Write " & " for the ampersand. */
  heading: line(60),
  /** How to read the bars, and what moves a rate inside its range. */
  lede: line(260),
});

export type RateRanges = z.infer<typeof rateRangesSchema>;
