import { z } from 'astro/zod';
import { line, link } from '../../lib/fields.ts';

export const confirmationSchema = z.strictObject({
  headline: line(60).describe('Says that the brief arrived: ten words at most.'),
  lede: line(200).describe('Who reads it and by when the answer comes.'),
  link: link.describe('What the reader can do meanwhile.'),
  rings: z
    .strictObject({
      hours: z
        .number()
        .int()
        .min(4)
        .max(48)
        .describe('The hours within which an answer comes: a ring for each.'),
      says: line(90).describe('What a ring is, in one sentence.'),
    })
    .describe('The drawing beside the words.'),
});

export type Confirmation = z.infer<typeof confirmationSchema>;
