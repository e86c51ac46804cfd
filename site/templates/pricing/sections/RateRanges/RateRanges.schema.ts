import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';

export const rateRangesSchema = z.strictObject({
  heading: line(60).describe('What the rates say, with their year. Write " & " for the ampersand.'),
  lede: line(260).describe('How to read the bars, and what moves a rate inside its range.'),
});

export type RateRanges = z.infer<typeof rateRangesSchema>;
