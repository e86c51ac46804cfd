import { z } from 'astro/zod';
import { line, link, ref, several } from '../../../../collections/fields.ts';
import { reasonFields } from '../../../../collections/reasonFields.ts';

export const handoverListSchema = z.strictObject({
  heading: line(60).describe('What the buyer gets.'),
  lede: line(200).describe('How one can tell that it is good.'),
  entries: several([3, 8], {
    title: line(40).describe('The thing, in two to four words.'),
    text: line(200).describe('What it holds, in one or two sentences.'),
    when: line(20).describe('When it is there, such as "Week 3".'),
  }).describe('One entry for each thing handed over.'),
  gains: reasonFields
    .optional()
    .describe('What gets better for the reader, where no other part of the page says it.'),
  ai: z
    .strictObject({
      heading: line(60),
      text: line(420).describe('What AI does in this work, what went wrong once, and who checks it.'),
      link: link.describe('The page about AI.'),
    })
    .describe('What AI does in this work.'),
  tools: line(60).describe('What the tools below are for, or who answers for them.'),
  others: z
    .strictObject({ tools: line(60), set: ref('tool-sets').describe('Which tools.') })
    .optional()
    .describe('A second set of tools, where the work has two sides.'),
});

export type HandoverList = z.infer<typeof handoverListSchema>;
