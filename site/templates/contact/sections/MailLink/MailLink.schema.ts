import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';
import { slotted } from '../../parts/standing.schema.ts';

export const mailLinkSchema = z
  .strictObject({
    headline: slotted(40, 'reference').describe('Which inquiry it is about.'),
    gone: z.strictObject({ headline: line(60), lede: line(200) }).describe('Shown where a link has ended.'),
    new: slotted(100, 'due').describe('Nobody has taken it; the answer is due at {due}.'),
    taken: slotted(80, 'who').describe('{who} has taken it, at {at}.'),
    answered: slotted(80, 'who').describe('{who} said at {at} that it is answered.'),
    aside: slotted(80, 'who').describe('{who} said that it needs no answer.'),
    initials: line(40).describe('What the field for initials is called.'),
    hint: line(100).describe('Why initials are asked for.'),
    unnamed: line(80).describe('Said beside the field when there are none.'),
    take: line(30).describe('The button that takes it.'),
    answer: line(30).describe('The button that says that it is answered.'),
    undo: line(30).describe('The button that takes back what was just said.'),
    undone: line(60).describe('It was taken back.'),
    refused: line(120).describe('Somebody was faster.'),
    failed: line(40).describe('The headline where a form could not be taken.'),
    trouble: line(120).describe('What to do then.'),
  })
  .describe('The page to which the links of our mails lead.');

export type MailLink = z.infer<typeof mailLinkSchema>;
