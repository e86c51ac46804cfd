import { z } from 'astro/zod';
import { line } from '../../collections/fields.ts';

/** A number drawn as strokes, with its legend. */
export const talliedSchema = z.strictObject({
  says: line(140).describe('Legend, such as "One stroke: one client. In orange: those who left."'),
  counted: z.number().min(0).describe('How many are counted.'),
  rest: z.number().min(0).default(0).describe('How many of the same are not; they follow in orange.'),
  each: z.number().min(1).default(1).describe('How many of them one stroke stands for.'),
});

export type TalliedContent = z.infer<typeof talliedSchema>;
