import { z } from 'astro/zod';
import { line, link } from '../../../../collections/fields.ts';

export const hireCostSchema = z.strictObject({
  heading: line(60).describe('What the rates say, with the year.'),
  lede: line(320).describe('How to read the chart, what moves a rate, and what is never charged.'),
  time: z
    .strictObject({
      heading: line(50).describe('How the two waits compare.'),
      text: line(280).describe('What the weeks are spent on, and when the slower way is the better one.'),
    })
    .describe('How long hiring takes through you and on the own payroll.'),
  link: link.describe('Where all rates and plans stand.'),
});

export type HireCost = z.infer<typeof hireCostSchema>;
