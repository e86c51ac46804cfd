import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const rateMatrixSchema = z.strictObject({
  /** What the table holds. Write " & " for the ampersand. */
  heading: line(60),
  /** Under the table: what a month is reckoned with, and what is not in the amounts. */
  note: line(240),
});

export type RateMatrix = z.infer<typeof rateMatrixSchema>;
