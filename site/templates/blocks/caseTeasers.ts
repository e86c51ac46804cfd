import { getCollection } from 'astro:content';
import { pick } from '../../lib/pick.ts';

/** The case studies that a page names, each with the path of its page. */
export async function caseTeasers(names: readonly string[]) {
  return pick(await getCollection('caseStudies'), names, 'case-studies').map(({ id, data }) => {
    const { cardName, chartLine, summary } = data;
    return { cardName, chartLine, summary, page: `/case-studies/${id}/` };
  });
}
