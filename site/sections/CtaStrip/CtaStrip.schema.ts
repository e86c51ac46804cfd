import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const ctaStripSchema = z.strictObject({
  headline: line(60).describe('One line that says what to write about.'),
  action: line(30).describe('Words of the button that opens the contact form.'),
});

export type CtaStrip = z.infer<typeof ctaStripSchema>;
