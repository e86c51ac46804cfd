import { z } from 'astro/zod';
import { REGION_COUNT } from './PageRegions.geometry.ts';
import { line } from '../../../../collections/fields.ts';

export const pageRegionsSchema = z.strictObject({
  heading: line(70).describe('What is replaced, and in how many weeks.'),
  lede: line(260).describe('What a square is, and whose page it was.'),
  names: z
    .array(line(24))
    .length(REGION_COUNT)
    .describe(
      'The regions: left, middle and right above, left, middle and right below, the foot, and the head of the page.',
    ),
  order: z
    .array(z.number().int().min(1).max(REGION_COUNT))
    .length(REGION_COUNT)
    .refine((order) => new Set(order).size === order.length, { error: 'Name every region once.' })
    .describe('Which region is replaced in which week, each by its place among the names, counted from 1.'),
  note: line(240).describe('Why this order.'),
});

export type PageRegions = z.infer<typeof pageRegionsSchema>;
