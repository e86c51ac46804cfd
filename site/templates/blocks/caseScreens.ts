import { getCollection } from 'astro:content';
import type { CaseScreen } from '../../lib/caseScreen.schema.ts';
import { pick } from '../../lib/pick.ts';

/** The screens that a page names, each with its case study. Throws an Error that names a screen that is missing. */
export async function caseScreens(chosen: readonly CaseScreen[]) {
  const all = await getCollection('caseStudies');
  return chosen.map(({ case: slug, screen: place }) => {
    const [entry] = pick(all, [slug], 'case-studies');
    const screen = entry?.data.screens[place - 1];
    if (!entry || !screen) throw new Error(`case-studies/${slug}.yaml has no screen ${place}.`);
    return { slug, name: entry.data.cardName, page: `/case-studies/${slug}/`, place, screen };
  });
}
