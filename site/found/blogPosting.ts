import type { CollectionEntry } from 'astro:content';
import { agency } from '../records/agency.ts';
import { named } from '../records/named.ts';

/** A post as schema.org describes it; the page it stands on adds itself. */
export async function blogPosting({ title, category, published, article }: CollectionEntry<'posts'>['data']) {
  if (!article) throw new Error(`The post "${title}" has no page to describe.`);
  const { brand, language } = await agency();
  const author = (await named('people', article.author)).data;
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: article.seo.description,
    articleSection: category,
    inLanguage: language,
    datePublished: published,
    dateModified: article.updated ?? published,
    author: { '@type': 'Person', name: author.name, jobTitle: author.position },
    publisher: { '@type': 'Organization', name: brand, url: import.meta.env.SITE },
  };
}
