import { getCollection } from 'astro:content';
import type { Certificate } from '../../lib/certificate.schema.ts';
import { pick } from '../../lib/pick.ts';

const inWords = ({ standard, number, issuer, scope }: Certificate) =>
  [standard, number, issuer, scope].join(', ');

/** The promises in their order; one that rests on a certificate shows its number, issuer and scope. */
export async function trustBadges() {
  const certificates = await getCollection('certificates');
  const entries = await getCollection('trustBadges');
  return entries
    .sort((a, b) => a.data.order - b.data.order)
    .map(({ id, data: { label, icon, page, text, certificate } }) => {
      const [proof] = certificate ? pick(certificates, [certificate], 'certificates') : [];
      return { label, icon, page, fact: id, text: proof ? inWords(proof.data) : (text ?? '') };
    });
}
