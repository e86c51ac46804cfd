import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';

export const handOverSchema = z.strictObject({
  heading: line(60).describe('When the buyer holds everything. Write " & " for the ampersand.'),
  lede: line(160).describe('What a stroke is: each thing that the buyer holds adds one.'),
  things: z
    .array(
      z.strictObject({
        when: line(20).describe('From when, such as "Week 2".'),
        title: line(40).describe('The thing, in two to four words.'),
        text: line(200).describe('What it holds and how one can tell that it is good.'),
      }),
    )
    .min(2)
    .max(9)
    .describe('In the order of their days.'),
});

export type HandOver = z.infer<typeof handOverSchema>;
