import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const ctaBannerSchema = z.strictObject({
  headline: z
    .array(line(28))
    .min(1)
    .max(3)
    .describe('The headline, one entry a line: a pair joined by " & " where the words allow it.'),
  text: line(200).describe('What happens after the click, by when, and what to do if it did not.'),
  action: line(30).describe('Words of the button that opens the contact form.'),
  ground: z
    .enum(['vermilion', 'amber', 'indigo', 'teal'])
    .describe("The band's colour; a page that asks twice changes it."),
});

export type CtaBanner = z.infer<typeof ctaBannerSchema>;
