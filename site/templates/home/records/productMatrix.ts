import { addressOf } from '../../../collections/addresses.ts';
import { slugOf } from '../../../lib/slugOf.ts';
import { PLATFORM_TAGS } from '../../../records/caseStudies.ts';
import { industries, type Industry } from '../../../records/industries.ts';
import { entriesOf } from '../../../collections/entries.ts';

/** A trade without a page of its own. */
type OtherTrade = Pick<Industry, 'name' | 'tags'>;

/** The products of the case studies by industry, then by other trade, each with the platforms that it runs on. */
export async function productMatrix(others: readonly OtherTrade[]) {
  const cases = (await entriesOf('case-studies')).map(({ id, data: { cardName, categories } }) => ({
    name: cardName,
    page: addressOf('case-studies', id),
    id,
    tags: categories.industry,
    platforms: PLATFORM_TAGS.filter((tag) => categories.platform.includes(tag)),
  }));
  const named = (await industries()).map(({ id, name, page, none, tags }) => ({
    id,
    name,
    page,
    none,
    tags,
  }));
  const unnamed = others.map((trade) => ({
    ...trade,
    id: slugOf(trade.name),
    page: undefined,
    none: undefined,
  }));
  const trades = [...named, ...unnamed].map(({ tags, ...trade }) => ({
    ...trade,
    products: cases
      .filter((product) => product.tags.some((tag) => tags.includes(tag)))
      .sort((a, b) => a.name.localeCompare(b.name)),
  }));
  for (const { id, tags } of cases) {
    const places = trades.filter(({ products }) => products.some((product) => product.id === id));
    if (places.length === 1) continue;
    const found = places.length === 0 ? 'no industry' : places.map(({ name }) => name).join(' and ');
    throw new Error(
      `The case study "${id}" belongs to ${found}: put one of its tags (${tags.join(', ')}) into exactly one file of records/industries/ or one of the other trades of the home page.`,
    );
  }
  return trades;
}
