import { getCollection } from 'astro:content';
import { pick } from '../../lib/pick.ts';
import type { Invoicing } from '../../sections/Invoicing/Invoicing.schema.ts';

/** Rates of some kinds of work, the agency's own region beside the one that a country lies in. */
export async function countryRates({ region, chosen, ...words }: Invoicing['rates']) {
  const cards = pick(await getCollection('rates'), chosen, 'rates').map(({ id, data }) => {
    const regions = data.regions.filter(({ id, ours }) => ours || id === region);
    if (!regions.some(({ id }) => id === region))
      throw new Error(`The file rates/${id}.yaml has no region "${region}".`);
    return { ...data, id, regions };
  });
  return { ...words, cards };
}
