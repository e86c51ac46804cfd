import { z } from 'astro/zod';
import { icon, line } from '../../collections/fields.ts';

export const contactItemsSchema = z.strictObject({
  heading: line(60),
  items: z
    .array(
      z.strictObject({
        contact: z.enum(['sales', 'hr']).describe('Which contact of the site settings.'),
        icon,
        text: line(180).describe('What to write there about, and what not.'),
      }),
    )
    .min(1)
    .max(2)
    .describe('Whom to write to; address and number are said once, in `content/agency.yaml`.'),
});

export type ContactItems = z.infer<typeof contactItemsSchema>;
