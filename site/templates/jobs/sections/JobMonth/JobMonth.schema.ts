import { z } from 'astro/zod';
import { line, several } from '../../../../collections/fields.ts';

export const jobMonthSchema = z.strictObject({
  heading: line(60).describe('What the person of this role has done after a month.'),
  lede: line(240).describe('Who sits beside them, and what a stroke of the drawing is.'),
  weeks: several(4, {
    title: line(40).describe('What the week leads to, in a few words.'),
    text: line(240).describe('What happens, in one or two sentences.'),
  }).describe('Four weeks of five working days.'),
});

export type JobMonth = z.infer<typeof jobMonthSchema>;
