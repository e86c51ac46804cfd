import { getCollection } from 'astro:content';
import { coverFile } from '../../integrations/drawings/coverFile.ts';
import { pick } from '../../lib/pick.ts';
import type { IndustryCards } from '../../sections/IndustryCards/IndustryCards.schema.ts';

/** Sizes of the covers in px at 1440: the first, the second, and all others. */
const BOXES = [
  { width: 765, height: 420 },
  { width: 539, height: 420 },
  { width: 427, height: 300 },
] as const;

/** The industries that the cards name, each with its page and a cover. */
export async function industryCards(cards: IndustryCards['cards']) {
  const entries = await getCollection('industries');
  return Promise.all(
    cards.map(async ({ industry, cover, ...card }, at) => {
      const [entry] = pick(entries, [industry], 'industries');
      const { name, page } = entry?.data ?? { name: industry, page: `/${industry}/` };
      const box = BOXES[at] ?? BOXES[2];
      return {
        ...card,
        name,
        page,
        picture: await coverFile({ seed: `industry-${industry}`, box, ...cover }),
      };
    }),
  );
}
