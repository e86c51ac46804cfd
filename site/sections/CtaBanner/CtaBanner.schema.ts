import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const ctaBannerSchema = z.strictObject({
  /** The headline, one entry a line: a pair joined by " & " where the words allow it. */
  headline: z.array(line(28)).min(1).max(3),
  /** What happens after the click, by when, and what to do if it did not. */
  text: line(200),
  /** Words of the button that opens the contact form. */
  action: line(30),
  /** The band's colour; a page that asks twice changes it. */
  ground: z.enum(['vermilion', 'amber', 'indigo']),
});

export type CtaBanner = z.infer<typeof ctaBannerSchema>;
