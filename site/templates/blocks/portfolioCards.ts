import { getCollection } from 'astro:content';
import { caseCover, caseFace } from '../../integrations/drawings/caseCover.ts';
import { INDUSTRY_TAGS, PLATFORM_TAGS, SERVICE_TAGS } from '../../lib/caseStudy.schema.ts';
import { pick } from '../../lib/pick.ts';
import { slugOf } from '../../lib/slugOf.ts';

const TAGS = { service: SERVICE_TAGS, industry: INDUSTRY_TAGS, platform: PLATFORM_TAGS } as const;

/** Ten cards in rows of 2, 3, 2 and 3; px at 1440. */
const LARGE = { width: 877, height: 520 };
const SMALL_BESIDE_LARGE = { width: 427, height: 520 };
const SMALL = { width: 427, height: 420 };
const WIDE = [
  ...[LARGE, SMALL_BESIDE_LARGE, SMALL, SMALL, SMALL],
  ...[SMALL_BESIDE_LARGE, LARGE, SMALL, SMALL, SMALL],
] as const;

/** The last card closes a row of two small ones that it would otherwise leave open. */
const boxAt = (at: number, total: number) => {
  const small = WIDE[at % WIDE.length] ?? SMALL;
  const closes = at === total - 1 && [3, 8].includes(at % WIDE.length);
  return closes ? { ...small, width: LARGE.width } : small;
};

/** On phones; a board is seen from further away. */
const PHONE = { board: { width: 640, height: 600 }, phone: { width: 427, height: 520 } };

/** All case studies as cards, those named first at the top, and the tags that they carry with their counts. */
export async function portfolioCards(first: readonly string[]) {
  const all = await getCollection('caseStudies');
  const top = pick(all, first, 'case-studies');
  const rest = all.filter(({ id }) => !first.includes(id)).sort((a, b) => a.id.localeCompare(b.id));
  const entries = [...top, ...rest];
  const cards = await Promise.all(
    entries.map(async ({ id, data }, at) => {
      const { cardName, cardLine, chartLine, categories, screens } = data;
      const card = { slug: id, cover: data.cover, crop: data.crop, screens };
      const slugs = (tags: readonly string[]) => tags.map(slugOf).join(' ');
      return {
        slug: id,
        name: cardName,
        line: cardLine,
        result: chartLine,
        alt: screens[0]?.alt ?? '',
        page: `/case-studies/${id}/`,
        tags: {
          service: slugs(categories.service),
          industry: slugs(categories.industry),
          platform: slugs(categories.platform),
        },
        wide: await caseCover({ ...card, box: boxAt(at, entries.length) }),
        phone: await caseFace({ ...card, box: PHONE[screens[0]?.device ?? 'phone'] }),
      };
    }),
  );
  const groups = (['service', 'industry', 'platform'] as const).map((name) => ({
    name,
    tags: TAGS[name]
      .map((label) => ({
        label,
        slug: slugOf(label),
        count: entries.filter(({ data }) => data.categories[name].some((tag) => tag === label)).length,
      }))
      .filter(({ count }) => count > 0),
  }));
  return { cards, groups };
}
