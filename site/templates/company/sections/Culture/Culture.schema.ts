import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';

export const cultureSchema = z.strictObject({
  head: line(60).describe('What our evenings are like. Write " & " for the ampersand.'),
  subHead: line(200).describe('Under it: who keeps it that way.'),
  list: z
    .array(
      z.strictObject({
        id: z.number().int().min(1).describe('Unique in the list, such as 1.'),
        desc: line(140),
      }),
    )
    .min(2)
    .max(6)
    .describe('The customs, a sentence each.'),
});

export type Culture = z.infer<typeof cultureSchema>;
