import { z } from 'astro/zod';
import { line } from '../../collections/fields.ts';

export const faqSchema = z.strictObject({
  heading: line(60).describe('What the questions of this page are about.'),
  lede: line(160).describe('What the reader does whose question is not there.'),
});

export type Faq = z.infer<typeof faqSchema>;
