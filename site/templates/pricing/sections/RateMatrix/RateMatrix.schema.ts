import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';

export const rateMatrixSchema = z.strictObject({
  heading: line(60).describe('What the table holds. Write " & " for the ampersand.'),
  note: line(240).describe('Under the table: what a month is reckoned with, and what is not in the amounts.'),
});

export type RateMatrix = z.infer<typeof rateMatrixSchema>;
