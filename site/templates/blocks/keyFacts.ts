import { getCollection } from 'astro:content';
import { pick } from '../../lib/pick.ts';
import type { KeyFacts } from '../../sections/KeyFacts/KeyFacts.schema.ts';

/** The facts of a page, with the company's figures in their own words. Throws an Error that names a missing figure. */
export async function keyFacts({ heading, facts }: KeyFacts) {
  const figures = await getCollection('figures');
  return {
    heading,
    facts: facts.map(({ label, value = '', fact, figure }) => {
      const [named] = pick(figures, figure ? [figure] : [], 'figures');
      if (!named) return { label, value, fact };
      return {
        label,
        value: `${named.data.value} ${named.data.label}`,
        fact: named.id,
        page: `/figures/#${named.id}`,
      };
    }),
  };
}
