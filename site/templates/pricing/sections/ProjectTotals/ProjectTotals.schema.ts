import { z } from 'astro/zod';
import { line, several } from '../../../../collections/fields.ts';
import { jobLinesSchema } from '../../../../collections/rateCard.ts';

export const projectTotalsSchema = z.strictObject({
  heading: line(60).describe('What the totals are for.'),
  lede: line(260).describe('What all of them include and leave out.'),
  projects: several([1, 4], {
    title: line(60).describe('The project, with its time.'),
    text: line(260).describe('For whom it is, who works when, and what is left out.'),
    lines: jobLinesSchema,
  }).describe('Whole projects, their totals calculated from the rates of your own region.'),
  note: line(420).describe('Under the totals: what moves them; links as `[words](/page/)`.'),
});

export type ProjectTotals = z.infer<typeof projectTotalsSchema>;
