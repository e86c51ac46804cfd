import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const ctaStripSchema = z.strictObject({
  /** One line that says what to write about. */
  headline: line(60),
  /** Words of the button that opens the contact form. */
  action: line(30),
});

export type CtaStrip = z.infer<typeof ctaStripSchema>;
