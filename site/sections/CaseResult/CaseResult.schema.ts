import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

/** One of the two periods that are compared. */
const period = z.strictObject({
  label: line(18).describe(
    'The period in a few words, short enough for half a phone, such as "Winter 2023–24".',
  ),
  values: z
    .array(z.number().min(0))
    .min(2)
    .max(60)
    .describe('What was measured, one value for each part of the period.'),
});

export const caseResultSchema = z.strictObject({
  heading: line(60).describe('What the chart measures, with its unit.'),
  alt: line(160).describe('The chart in one sentence, for those who do not see it.'),
  source: line(220).describe('How it was measured, by whom, and what was left out.'),
  unit: line(20).describe('What one value stands for, such as "Fortnight".'),
  before: period,
  after: period,
  turn: line(30).describe('What happened between the two periods, in a few words.'),
  step: z.number().positive().describe('Distance of two grid lines, in the unit of the values.'),
  figures: z
    .array(z.strictObject({ value: line(10), text: line(90) }))
    .min(1)
    .max(3)
    .describe('Three results, each with its base.'),
});

export type CaseResult = z.infer<typeof caseResultSchema>;
