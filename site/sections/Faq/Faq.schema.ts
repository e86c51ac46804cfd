import { z } from 'astro/zod';
import { line } from '../../collections/fields.ts';

export const faqSchema = z.strictObject({
  heading: line(60).describe('What the questions of this page are about.'),
  lede: line(160).describe('What the reader does whose question is not there.'),
});

/** The same on a page whose answers all stand open; the lede is everywhere the same there. */
export const faqColumnsSchema = faqSchema.omit({ lede: true });

export type Faq = z.infer<typeof faqSchema>;
