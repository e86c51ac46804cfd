import { z } from 'astro/zod';
import { line, link } from '../../../../collections/fields.ts';

export const hireCostSchema = z.strictObject({
  heading: line(60).describe('What the rates say, with the year.'),
  lede: line(320).describe('What a budget buys of which person, and what comes on top.'),
  link: link.describe('Where all rates and plans stand.'),
});

export type HireCost = z.infer<typeof hireCostSchema>;
