import { z } from 'astro/zod';
import { line, several } from '../../../../../collections/fields.ts';

/** How many kilobytes one stroke of the drawing stands for. */
export const STROKE_KB = 10;

const state = z.strictObject({
  name: line(40).describe('Which page it is, such as "Before, March 2025".'),
  parts: several([2, 5], {
    name: line(24).describe('What travels, after its number, such as "photographs".'),
    requests: z.number().int().min(1),
    kilobytes: z.number().int().multipleOf(STROKE_KB).min(STROKE_KB).max(1000),
  }),
});

export const weightSchema = z.strictObject({
  caption: line(240).describe('Whose page it is and how it was measured; one stroke is ten kilobytes.'),
  states: several(2, state).describe('The same page before and after.'),
});

export type WeightContent = z.infer<typeof weightSchema>;
