import { getCollection } from 'astro:content';
import { byOrder } from '../lib/byOrder.ts';
import { z } from 'astro/zod';
import { line } from '../lib/fields.ts';

/** `content/records/plans/<name>.yaml`: how much of a person's time a client takes. */
export const planSchema = z.strictObject({
  /** The name of the plan. */
  name: line(20),
  /** Hours, in the words that stand everywhere, such as "8 hours a day, 160 a month". */
  hours: line(60),
  /** The hours that a month is reckoned with; for a plan by the hour the smallest number. */
  monthHours: z.number().int().min(1).max(400),
  /** Place in the row, counted from 1. */
  order: z.number().int().min(1),
});

export type Plan = z.infer<typeof planSchema>;

/** The plans in their order. */
export const plans = async () => byOrder(await getCollection('plans'));
