import { z } from 'astro/zod';
import { icon, line, pagePath } from '../../lib/fields.ts';

export const whyLedgerSchema = z.strictObject({
  /** The heading beside the ledger: what the reader can count on. */
  heading: line(50),
  /** Under the heading: one or two sentences, with a reservation if there is one. */
  lede: line(180),
  /** The entries, four to eight; let each be as long as its facts. */
  entries: z
    .array(
      z.strictObject({
        icon,
        /** What you do, in a few words. */
        title: line(40),
        /** Who does it, when, and what happens otherwise. */
        text: line(140),
        /** The page that says what a promise means; the title is linked once that page is built. */
        page: pagePath.optional(),
        /** Name of a fixed promise that this entry states, such as weekly-demos. */
        fact: z
          .string()
          .regex(/^[a-z0-9-]+$/, 'Write a name in lower case with hyphens, such as weekly-demos.')
          .optional(),
      }),
    )
    .min(1)
    .max(8),
});

export type WhyLedger = z.infer<typeof whyLedgerSchema>;
