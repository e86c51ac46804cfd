import { cards } from '../kinds.ts';
import { agency } from '../records/agency.ts';
import { sitePages } from './sitePages.ts';

/** The Markdown copy of a page, such as `/pricing/index.md`. */
export const markdownOf = (path: string): string => `${path}index.md`;

/** Kinds of pages under the hub that lists them. */
const hubs = cards.flatMap(([kind, card]) => (card.address && card.under ? [{ kind, hub: card.under }] : []));

/**
 * The site as seen by programs that read text: every page's Markdown copy with its description (https://llmstxt.org).
 */
export async function llmsText(origin: URL): Promise<string> {
  const { brand, about, demo, demoNotice } = await agency();
  const pages = await sitePages();
  const rows = (kept: typeof pages) =>
    kept.map(
      ({ title, path, description }) =>
        `- [${title}](${new URL(markdownOf(path), origin).href}): ${description.trim()}`,
    );
  const parts = await Promise.all(
    hubs.map(async ({ kind, hub }) => {
      const kept = pages.filter((page) => page.kind === kind);
      const [first] = pages.filter((page) => page.kind === hub);
      return kept.length > 0 ? [`## ${first?.name ?? kind}`, '', ...rows(kept), ''] : [];
    }),
  );
  const others = pages.filter((page) => !hubs.some(({ kind }) => kind === page.kind));
  return [
    ...[`# ${brand}`, '', `> ${about}`, ''],
    ...(demo && demoNotice ? [demoNotice, ''] : []),
    ...[`## ${brand}`, '', ...rows(others), ''],
    ...parts.flat(),
  ].join('\n');
}
