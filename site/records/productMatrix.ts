import { getCollection } from 'astro:content';
import { addressOf } from '../lib/addresses.ts';
import { PLATFORM_TAGS } from './caseStudies.ts';
import { industries } from './industries.ts';

/** The products of the case studies by industry, each with the platforms that it runs on. */
export async function productMatrix() {
  const cases = (await getCollection('case-studies')).map(({ id, data: { cardName, categories } }) => ({
    name: cardName,
    page: addressOf('case-studies', id),
    id,
    tags: categories.industry,
    platforms: PLATFORM_TAGS.filter((tag) => categories.platform.includes(tag)),
  }));
  const trades = (await industries()).map(({ tags, ...industry }) => ({
    ...industry,
    products: cases
      .filter((product) => product.tags.some((tag) => tags.includes(tag)))
      .sort((a, b) => a.name.localeCompare(b.name)),
  }));
  for (const { id, tags } of cases) {
    const places = trades.filter(({ products }) => products.some((product) => product.id === id));
    if (places.length === 1) continue;
    const found = places.length === 0 ? 'no industry' : places.map(({ name }) => name).join(' and ');
    throw new Error(
      `The case study "${id}" belongs to ${found}: put one of its tags (${tags.join(', ')}) into exactly one file of records/industries/.`,
    );
  }
  return trades;
}
