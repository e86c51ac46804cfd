import { z } from 'astro/zod';
import { icon, line, pagePath } from '../../collections/fields.ts';

export const whyLedgerSchema = z.strictObject({
  heading: line(50).describe('The heading beside the ledger: what the reader can count on.'),
  lede: line(180).describe('Under the heading: one or two sentences, with a reservation if there is one.'),
  entries: z
    .array(
      z.strictObject({
        icon,
        title: line(40).describe('What you do, in a few words.'),
        text: line(140).describe('Who does it, when, and what happens otherwise.'),
        page: pagePath
          .optional()
          .describe('The page that says what a promise means; the title is linked once that page is built.'),
        fact: z
          .string()
          .regex(/^[a-z0-9-]+$/, 'Write a name in lower case with hyphens, such as weekly-demos.')
          .optional()
          .describe('Name of a fixed promise that this entry states, such as weekly-demos.'),
      }),
    )
    .min(1)
    .max(8)
    .describe('The entries, four to eight; let each be as long as its facts.'),
});

export type WhyLedger = z.infer<typeof whyLedgerSchema>;
