import { z } from 'astro/zod';
import { line, link, several } from '../../../../collections/fields.ts';

const words = {
  heading: line(60),
  text: several([1, 3], line(280)).describe(
    'What a model does here and what it may not do, one entry a paragraph; the first is larger.',
  ),
  link: link.describe('Where the reader finds the whole method.'),
};

export const aiWordsSchema = z.strictObject(words);

const aiTalkSchema = z.strictObject({
  ...words,
  title: line(60).describe('Where the talk comes from.'),
  turns: several([2, 4], { by: line(30), text: line(300) }).describe(
    'The talk: who says what, the question first and the answer last.',
  ),
  demo: z
    .boolean()
    .describe('True while the talk is invented; set it to false only for one that took place.'),
});

/** In words alone, or beside a talk with the model. */
export const aiUseSchema = z.union([aiWordsSchema, aiTalkSchema]);

export type AiTalk = z.infer<typeof aiTalkSchema>;
export type AiUse = z.infer<typeof aiUseSchema>;
