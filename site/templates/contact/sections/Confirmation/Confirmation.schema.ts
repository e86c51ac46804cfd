import { z } from 'astro/zod';
import { line, link } from '../../../../collections/fields.ts';

export const confirmationSchema = z.strictObject({
  headline: line(60).describe('Says that the brief arrived: ten words at most.'),
  lede: line(200).describe('Who reads it and by when the answer comes.'),
  link: link.describe('What the reader can do meanwhile.'),
  sent: z
    .strictObject({
      to: line(80)
        .refine((text) => text.includes('{email}'), 'Keep {email} in this text; it is filled in.')
        .describe('To which address the answer goes, as the visitor typed it.'),
      wrong: line(60).describe(
        'The link for whoever mistyped it: to the form that changes it, or a mail to the agency.',
      ),
      brief: line(40).describe('The words that open a copy of the brief.'),
    })
    .describe('What was sent, where this browser knows it.'),
  rings: z
    .strictObject({
      hours: z
        .number()
        .int()
        .min(4)
        .max(48)
        .describe('The hours within which an answer comes: a ring for each.'),
      says: line(90).describe('What the rings promise the reader, in one sentence.'),
    })
    .describe('The drawing beside the words.'),
});

export type Confirmation = z.infer<typeof confirmationSchema>;
