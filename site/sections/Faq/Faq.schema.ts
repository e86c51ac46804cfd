import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const faqSchema = z.strictObject({
  heading: line(60),
  /** What the reader does whose question is not there. */
  lede: line(160),
});

export type Faq = z.infer<typeof faqSchema>;
