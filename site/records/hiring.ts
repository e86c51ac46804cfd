import { getCollection } from 'astro:content';
import { byOrder } from '../lib/byOrder.ts';
import { z } from 'astro/zod';
import { line } from '../lib/fields.ts';

/** `content/records/hiring/<name>.yaml`: how long it takes until somebody of this kind works for you. */
export const hiringSchema = z.strictObject({
  /** The kind in the plural, such as "Developers". */
  name: line(30),
  /** Place in the row, counted from 1. */
  order: z.number().int().min(1),
  /** From your choice to the first day, such as "2 days". */
  onboarding: line(16),
  /** From the request to the first day through us, such as "1–2 weeks". */
  provider: line(16),
  /** The same on your own payroll, such as "6–12 weeks". */
  inHouse: line(16),
});

export type Hiring = z.infer<typeof hiringSchema>;

/** The hiring times of all kinds of roles, in their order. */
export const hiringTimes = async () => byOrder(await getCollection('hiring'));
