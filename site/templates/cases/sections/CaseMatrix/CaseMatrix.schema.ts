import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';

export const caseMatrixSchema = z.strictObject({
  heading: line(60).describe('What the drawing counts. Write " & " for the ampersand.'),
  lede: line(240).describe('What a stroke is, and which case studies are counted more than once.'),
  industry: line(20).describe('The head of the column of industries, before those of the platforms.'),
  sum: line(20).describe('The head of the last column: case studies of an industry, each counted once.'),
});

export type CaseMatrix = z.infer<typeof caseMatrixSchema>;
