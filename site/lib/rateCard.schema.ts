import { z } from 'astro/zod';
import { line } from './fields.ts';

const slug = z.string().regex(/^[a-z-]+$/, 'Write a name in lower case with hyphens, such as india.');
const rate = z.number().positive('Write a rate above 0.');

const region = z
  .strictObject({
    /** Short name for facts and addresses, such as `india`. */
    id: slug,
    /** Where the person works, as readers say it. */
    region: line(24),
    /** The lowest and the highest rate for one hour. */
    low: rate,
    high: rate,
    /** True for the region whose people you send. */
    ours: z.boolean().default(false),
  })
  .refine(({ low, high }) => low < high, {
    path: ['high'],
    error: 'The highest rate is above the lowest one.',
  });

/** `content/rates/<role>.yaml`: what an hour of one kind of work costs, by region. Rates are said nowhere else. */
export const rateCardSchema = z.strictObject({
  /** The kind in the plural, such as "Designers". */
  name: line(30),
  /** One of them, in lower case, such as "designer". */
  one: line(30),
  /** The year that the rates hold for. */
  year: z.number().int().min(2000).max(2100),
  /** Three letters, such as USD. */
  currency: z.string().regex(/^[A-Z]{3}$/, 'Write the three letters of the currency, such as USD.'),
  /** Place in lists, counted from 1. */
  order: z.number().int().min(1),
  /** Where the rates come from and what moves them. */
  source: line(80),
  /** Distance of two lines in the chart, in the currency. */
  step: rate,
  regions: z.array(region).min(1).max(5),
  /** What one hire costs in all by way of hiring, as a multiple of the cheapest way. */
  factors: z
    .array(z.strictObject({ way: line(24), times: rate, ours: z.boolean().default(false) }))
    .min(2)
    .max(4)
    .optional(),
});

export type RateCard = z.infer<typeof rateCardSchema>;
