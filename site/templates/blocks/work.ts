import { getCollection } from 'astro:content';
import { caseCover, caseFace } from '../../integrations/drawings/caseCover.ts';
import { pick } from '../../lib/pick.ts';

/** Two rows: a large and a tall card, then a smaller and a wider one; px at 1440. */
const WIDE = [
  { width: 877, height: 640 },
  { width: 427, height: 640 },
  { width: 539, height: 420 },
  { width: 765, height: 420 },
] as const;

/** On phones; a board is seen from further away. */
const PHONE = { board: { width: 640, height: 600 }, phone: { width: 427, height: 520 } };

/** The case studies that a page names, each with its card drawn for wide windows and for phones. */
export async function work(slugs: readonly string[]) {
  const chosen = pick(await getCollection('caseStudies'), slugs, 'case-studies');
  return Promise.all(
    chosen.map(async ({ id, data }, at) => {
      const { cardName, cardLine, chartLine, screens } = data;
      const card = { slug: id, cover: data.cover, crop: data.crop, screens };
      return {
        slug: id,
        name: cardName,
        line: cardLine,
        result: chartLine,
        alt: screens[0]?.alt ?? '',
        page: `/case-studies/${id}/`,
        wide: await caseCover({ ...card, box: WIDE[at % WIDE.length] ?? WIDE[0] }),
        phone: await caseFace({ ...card, box: PHONE[screens[0]?.device ?? 'phone'] }),
      };
    }),
  );
}
