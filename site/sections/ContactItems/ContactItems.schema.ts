import { z } from 'astro/zod';
import { icon, line } from '../../lib/fields.ts';

export const contactItemsSchema = z.strictObject({
  heading: line(60),
  /** Whom to write to; address and number are said once, in `content/agency.yaml`. */
  items: z
    .array(
      z.strictObject({
        /** Which contact of the site settings. */
        contact: z.enum(['sales', 'hr']),
        icon,
        /** What to write there about, and what not. */
        text: line(180),
      }),
    )
    .min(1)
    .max(2),
});

export type ContactItems = z.infer<typeof contactItemsSchema>;
