import { getCollection } from 'astro:content';
import { pick } from '../../lib/pick.ts';

/** The company's figures with these ids, in this order. */
export async function figures(chosen: readonly string[]) {
  const entries = pick(await getCollection('figures'), chosen, 'figures');
  return entries.map(({ id, data }) => ({ ...data, id }));
}
