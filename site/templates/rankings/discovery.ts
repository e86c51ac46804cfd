import type { CollectionEntry } from 'astro:content';
import { fill } from '../../collections/fill.ts';

export const listings = {
  'ranking-pages': ({ data: { seo, companies } }: CollectionEntry<'ranking-pages'>) => {
    const counted = (text: string) => fill(text, { count: String(companies.length) });
    return { seo: { title: counted(seo.title), description: counted(seo.description) } };
  },
};
