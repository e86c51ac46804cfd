import { getCollection } from 'astro:content';

/** The questions that a page asks, in their order. */
export async function faq(page: string) {
  const entries = await getCollection('faq', ({ data }) => data.pages.includes(page));
  return entries.map(({ data }) => data).sort((a, b) => a.order - b.order);
}
