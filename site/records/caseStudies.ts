import { z } from 'astro/zod';
import { CROPS } from '../art/devices/crop.ts';
import { screenSchema } from '../art/devices/screen.schema.ts';
import { COMPOSITIONS } from '../art/Motif.ts';
import { GROUNDS } from '../art/palette.schema.ts';
import { addressOf } from '../collections/addresses.ts';
import { keywords, line, ref, several } from '../collections/fields.ts';
import { slugOf } from '../lib/slugOf.ts';
import { caseCover, caseFace } from '../pictures/caseCover.ts';
import { figures } from './figures.ts';
import { allNamed } from '../collections/named.ts';
import { entriesOf } from '../collections/entries.ts';

/** The tags that the case studies are filtered by. */
const SERVICE_TAGS = [
  ...(['Mobile App', 'Flutter', 'Android', 'iOS', 'Generative AI', 'Prompt Engineering'] as const),
  ...(['AI Integration', 'AI Agent Development', 'Web App', 'Backend', 'Website'] as const),
  ...(['App Maintenance', 'Legacy App Modernization', 'UI/UX'] as const),
] as const;
export const INDUSTRY_TAGS = [
  ...(['Fitness', 'Travel', 'Healthcare', 'Real Estate', 'On-Demand', 'Diamond', 'Entertainment'] as const),
  ...(['Music', 'Podcast', 'Fintech', 'Cannabis', 'Supply Chain', 'Logistics'] as const),
] as const;
export const PLATFORM_TAGS = ['Web', 'Mobile', 'Desktop', 'AI', 'UI/UX'] as const;

/** What the card of a case study, its hero and its place in lists read of `content/pages/case-studies/<slug>.md`. */
export const caseCardFields = {
  key: z
    .string()
    .regex(/^[A-Z][A-Z0-9_]*$/, 'Write capitals, digits and underscores, such as SUPPLY_CHAIN.')
    .describe('A name for other programs that never changes, such as SUPPLY_CHAIN.'),
  title: line(90).describe(
    'Heading of its page, ten words at most; write " & " for the ampersand that the design sets apart.',
  ),
  cardName: line(24).describe('Short name of the product, for cards and the large name on its page.'),
  cardLine: line(40).describe(
    'One line beside the name on the card: what kind of product it is, and where it runs.',
  ),
  chartLine: line(60).describe(
    'The measured result in one line, with what it was before; no two case studies share one.',
  ),
  fact: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'Write a name in lower case with hyphens, such as scheduling-time.')
    .optional()
    .describe('Name of a fixed fact that the line states, such as scheduling-time.'),
  figure: ref('figures')
    .optional()
    .describe(
      'A figure that comes from this project; a chosen card shows it with its base, the page of all cards does not.',
    ),
  button: line(40)
    .optional()
    .describe(
      'Words of the link on its card, such as "Read about the six bad nights"; else its name is the link.',
    ),
  summary: line(240).describe('One or two sentences with a checkable fact: the lead of the page.'),
  categories: z
    .strictObject({
      service: several([1], z.enum(SERVICE_TAGS)),
      industry: several([1], z.enum(INDUSTRY_TAGS)),
      platform: several([1], z.enum(PLATFORM_TAGS)),
    })
    .describe('Tags for the filter.'),
  keywords: keywords('Names and terms that belong to this story alone'),
  cover: z
    .strictObject({
      composition: z.enum(COMPOSITIONS).describe('How the drawing is put together.'),
      ground: z.enum(GROUNDS).describe('The ground it stands on; neighbours in a list differ.'),
      ramp: line(20)
        .optional()
        .describe(
          'Another ramp of the palette for the motif, by name, such as a darker one behind a bright product.',
        ),
    })
    .describe('The drawing behind the device on the card.'),
  crop: z.enum(CROPS).describe('Which part of the device the card shows. `two` shows the first two screens.'),
  screens: several([1, 6], screenSchema).describe('Screens of the product, the one for the card first.'),
  demo: z.boolean().describe('True while client, people and figures are invented.'),
};

/** The groups of tags, each in its order. */
const TAGS = { service: SERVICE_TAGS, industry: INDUSTRY_TAGS, platform: PLATFORM_TAGS } as const;

/** A card's sizes in px at 1440, by its place in a row or a grid. */
type BoxAt = (place: number, total: number) => { width: number; height: number };

/** On phones; a board is seen from further away. */
const PHONE = { board: { width: 640, height: 600 }, phone: { width: 427, height: 520 } };

/** The case studies with these ids as cards, each with its page and drawn for wide windows and for phones. */
export async function caseCards(ids: readonly string[], boxAt: BoxAt) {
  const chosen = await allNamed('case-studies', ids);
  return Promise.all(
    chosen.map(async ({ id, data }, at) => {
      const { key, cardName, cardLine, chartLine, fact, button, cover, crop, screens } = data;
      const card = { slug: id, cover, crop, screens };
      const [figure] = await figures(data.figure ? [data.figure] : []);
      return {
        slug: id,
        caseKey: key,
        name: cardName,
        line: cardLine,
        result: chartLine,
        fact,
        figure: figure && { ...figure, page: `${addressOf('figures-page')}#${figure.id}` },
        button,
        alt: screens[0]?.alt ?? '',
        page: addressOf('case-studies', id),
        wide: await caseCover({ ...card, box: boxAt(at, chosen.length) }),
        phone: await caseFace({ ...card, box: PHONE[screens[0]?.device ?? 'phone'] }),
      };
    }),
  );
}

/** The case studies with these ids as entries of a ledger: name, result, what was built, and its page. */
export const caseTeasers = async (ids: readonly string[]) =>
  (await allNamed('case-studies', ids)).map(({ id, data: { cardName, chartLine, summary } }) => ({
    title: cardName,
    note: chartLine,
    text: summary,
    page: addressOf('case-studies', id),
  }));

/** The ids of all case studies: the given ones first, the others by name. */
export async function allCases(first: readonly string[]): Promise<string[]> {
  const all = (await entriesOf('case-studies')).map(({ id }) => id);
  return [...first, ...all.filter((id) => !first.includes(id)).sort((a, b) => a.localeCompare(b))];
}

/** The tags of a case study as addresses write them, by group. */
export async function caseTags(id: string) {
  const [entry] = await allNamed('case-studies', [id]);
  const slugs = (group: keyof typeof TAGS) => (entry?.data.categories[group] ?? []).map(slugOf).join(' ');
  return { service: slugs('service'), industry: slugs('industry'), platform: slugs('platform') };
}

/** Every tag of a group, and how many case studies carry it. */
export async function tagCounts(group: keyof typeof TAGS) {
  const cases = await entriesOf('case-studies');
  return TAGS[group].map((label) => ({
    label,
    slug: slugOf(label),
    count: cases.filter(({ data }) => data.categories[group].some((tag) => tag === label)).length,
  }));
}

/** How many case studies each industry has for each platform, and in all; the industries with most come first. */
export async function platformsByIndustry() {
  const cases = (await entriesOf('case-studies')).map(({ data }) => data.categories);
  const rows = INDUSTRY_TAGS.map((industry) => {
    const own = cases.filter((tags) => tags.industry.includes(industry));
    const counts = PLATFORM_TAGS.map(
      (platform) => own.filter((tags) => tags.platform.includes(platform)).length,
    );
    return { industry, counts, total: own.length };
  });
  return {
    platforms: PLATFORM_TAGS,
    rows: rows.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total),
  };
}
