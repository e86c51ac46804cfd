import { getCollection } from 'astro:content';
import { pick } from '../../lib/pick.ts';

/** All certificates, and the promise that rests on them: the name of a file in `content/trust-badges/`. */
export async function certificates(badge: string) {
  const [promise] = pick(await getCollection('trustBadges'), [badge], 'trust-badges');
  const entries = await getCollection('certificates');
  return {
    promise: { label: promise?.data.label ?? '', fact: badge },
    certificates: entries.map(({ data }) => data),
  };
}
