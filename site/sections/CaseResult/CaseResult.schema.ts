import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

/** One of the two periods that are compared. */
const period = z.strictObject({
  /** The period in a few words, short enough for half a phone, such as "Winter 2023–24". */
  label: line(18),
  /** What was measured, one value for each part of the period. */
  values: z.array(z.number().min(0)).min(2).max(60),
});

export const caseResultSchema = z.strictObject({
  /** What the chart measures, with its unit. */
  heading: line(60),
  /** The chart in one sentence, for those who do not see it. */
  alt: line(160),
  /** How it was measured, by whom, and what was left out. */
  source: line(220),
  /** What one value stands for, such as "Fortnight". */
  unit: line(20),
  before: period,
  after: period,
  /** What happened between the two periods, in a few words. */
  turn: line(30),
  /** Distance of two grid lines, in the unit of the values. */
  step: z.number().positive(),
  /** Three results, each with its base. */
  figures: z
    .array(z.strictObject({ value: line(10), text: line(90) }))
    .min(1)
    .max(3),
});

export type CaseResult = z.infer<typeof caseResultSchema>;
