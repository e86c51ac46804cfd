import { fill } from '../../collections/fill.ts';
import { categoryName, rankingCriteria, rankingLabels, rankingsHub } from './records/rankings.ts';

/** What the frame, the head and the criteria of a ranking are given. */
interface RankingWords {
  seo: { title: string; description: string };
  updated: string;
  hero: { headline: string[]; lede: string };
  criteria: { heading: string; lede: string; looksAt: Record<string, string> };
  companies: readonly unknown[];
}

/**
 * A ranking's frame, head and criteria with the number of companies counted into their words. `category` is the last part
 * of the page's address. Throws an Error that names the file and a criterion for which the page has no words.
 */
export async function rankingFrame<Page extends RankingWords>(page: Page, category: string) {
  const labels = await rankingLabels();
  const counted = (text: string) => fill(text, { count: String(page.companies.length) });
  const { looksAt, ...criteriaWords } = page.criteria;
  const criteria = (await rankingCriteria()).map(({ id, name, weight }) => {
    const text = looksAt[id];
    if (!text) throw new Error(`pages/rankings/${category}.yaml: criteria.looksAt: "${id}" is missing.`);
    return { name, weight, text };
  });
  return {
    frame: {
      page: {
        ...page,
        seo: { title: counted(page.seo.title), description: counted(page.seo.description) },
        crumb: await categoryName(category),
      },
      under: [await rankingsHub()],
    },
    head: {
      headline: page.hero.headline.map(counted),
      lede: counted(page.hero.lede),
      seed: category,
      dated: { label: labels.updated, day: page.updated },
      fact: `company-count-${category}`,
    },
    criteria: { ...criteriaWords, criteria },
  };
}
