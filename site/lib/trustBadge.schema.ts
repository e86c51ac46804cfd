import { z } from 'astro/zod';
import { icon, line, pagePath } from './fields.ts';

/** `content/trust-badges/<slug>.yaml`: a promise in a few fixed words, and what they mean. */
export const trustBadgeSchema = z
  .strictObject({
    /** The fixed words, such as "Strict NDA". */
    label: line(30),
    /** Place in the row, counted from 1. */
    order: z.number().int().min(1),
    icon,
    /** What happens, when, and the exception, in one or two sentences. */
    text: line(140).optional(),
    /** File name in `content/certificates/` without its ending; the badge then shows that certificate. */
    certificate: z.string().optional(),
    /** The page that says what the words mean. */
    page: pagePath,
  })
  .refine(({ text, certificate }) => (text === undefined) !== (certificate === undefined), {
    error: 'Write either a text or the file name of a certificate.',
  });

export type TrustBadge = z.infer<typeof trustBadgeSchema>;
