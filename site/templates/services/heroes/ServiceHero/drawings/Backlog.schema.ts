import { z } from 'astro/zod';
import { line, several } from '../../../../../collections/fields.ts';

export const backlogSchema = z.strictObject({
  title: line(60).describe('Whose list it is, and of which day.'),
  caption: line(200).describe('What a line is, and who struck some of them.'),
  words: z
    .strictObject({ line: line(20), hours: line(12), why: line(30), stays: line(20), struck: line(20) })
    .describe('Heads of the three columns, and the words before the two sums.'),
  lines: several([8, 24], {
    name: line(40).describe('What was to be built.'),
    hours: z.number().int().min(1).describe('Hours that it takes.'),
    why: line(60).optional().describe('Why it was struck out; a line without a reason stays.'),
  }).describe('Every line of the list, in its order.'),
  demo: z.boolean().describe('True while the document is invented.'),
});

export type BacklogContent = z.infer<typeof backlogSchema>;
