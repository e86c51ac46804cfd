import { z } from 'astro/zod';
import { byOrder } from '../collections/byOrder.ts';
import { line } from '../collections/fields.ts';
import { entriesOf } from '../collections/entries.ts';

/** `content/records/plans/<name>.yaml`: how much of a person's time a client takes. */
export const planSchema = z.strictObject({
  name: line(20).describe('The name of the plan.'),
  hours: line(60).describe(
    'Hours, in the words that stand everywhere, such as "8 hours a day, 160 a month".',
  ),
  monthHours: z
    .number()
    .int()
    .min(1)
    .max(400)
    .describe('The hours that a month is reckoned with; for a plan by the hour the smallest number.'),
  order: z.number().int().min(1).describe('Place in the row, counted from 1.'),
});

export type Plan = z.infer<typeof planSchema>;

/** The plans in their order. */
export const plans = async () => byOrder(await entriesOf('plans'));
