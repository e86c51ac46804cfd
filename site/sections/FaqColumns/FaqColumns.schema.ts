import { z } from 'astro/zod';
import { line } from '../../collections/fields.ts';

export const faqColumnsSchema = z.strictObject({
  heading: line(60).describe('What the questions of this page are about.'),
});

export type FaqColumns = z.infer<typeof faqColumnsSchema>;
