import { z } from 'astro/zod';
import { line, several } from '../../../../collections/fields.ts';

export const cultureSchema = z.strictObject({
  head: line(60).describe('What our evenings are like. Write " & " for the ampersand.'),
  subHead: line(200).describe('Under it: who keeps it that way.'),
  list: several([2, 6], {
    id: z.number().int().min(1).describe('Unique in the list, such as 1.'),
    desc: line(140),
  }).describe('The customs, a sentence each.'),
});

export type Culture = z.infer<typeof cultureSchema>;
