import { getCollection } from 'astro:content';
import type { Certificate } from './certificates.ts';
import { named } from './named.ts';
import { z } from 'astro/zod';
import { icon, line, pagePath } from '../lib/fields.ts';

/** `content/records/promises/<slug>.yaml`: a promise in a few fixed words, and what they mean. */
export const trustBadgeSchema = z
  .strictObject({
    /** The fixed words, such as "Strict NDA". */
    label: line(30),
    /** Place in the row, counted from 1. */
    order: z.number().int().min(1),
    icon,
    /** What happens, when, and the exception, in one or two sentences. */
    text: line(140).optional(),
    /** File name in `content/records/certificates/` without its ending; the badge then shows that certificate. */
    certificate: z.string().optional(),
    /** The page that says what the words mean. */
    page: pagePath,
  })
  .refine(({ text, certificate }) => (text === undefined) !== (certificate === undefined), {
    error: 'Write either a text or the file name of a certificate.',
  });

export type TrustBadge = z.infer<typeof trustBadgeSchema>;

const inWords = ({ standard, number, issuer, scope }: Certificate) =>
  [standard, number, issuer, scope].join(', ');

/** The promises in their order; one that rests on a certificate shows its number, issuer and scope. */
export async function promises() {
  const entries = (await getCollection('promises')).sort((a, b) => a.data.order - b.data.order);
  return Promise.all(
    entries.map(async ({ id, data: { label, icon, page, text, certificate } }) => {
      const proof = certificate && inWords((await named('certificates', certificate)).data);
      return { label, icon, page, fact: id, text: proof ?? text ?? '' };
    }),
  );
}

/** The fixed words of a promise, and the fact that they state. */
export async function promise(id: string) {
  const { label } = (await named('promises', id)).data;
  return { label, fact: id };
}
