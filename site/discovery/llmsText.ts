import type { PageKind } from '../collections/addresses.ts';
import { agency } from '../records/agency.ts';
import { single } from '../collections/single.ts';
import { sitePages } from './sitePages.ts';

/** The Markdown twin of a page, such as `/pricing/index.md`. */
export const twinOf = (path: string): string => `${path}index.md`;

/** Kinds of pages under the hub that names them. */
const hubs = {
  'service-pages': 'services-hub',
  'hire-pages': 'hire-hub',
  'industry-pages': 'industries-hub',
  'country-pages': 'locations',
  'case-studies': 'portfolio',
  posts: 'blog',
} as const satisfies Partial<Record<PageKind, PageKind>>;

/** What the site holds for programs that read text: each page's twin with its description (https://llmstxt.org). */
export async function llmsText(origin: URL): Promise<string> {
  const { brand, about, demo, demoNotice } = await agency();
  const pages = await sitePages();
  const rows = (kept: typeof pages) =>
    kept.map(
      ({ title, path, description }) =>
        `- [${title}](${new URL(twinOf(path), origin).href}): ${description.trim()}`,
    );
  const parts = await Promise.all(
    Object.entries(hubs).map(async ([kind, hub]) => {
      const kept = pages.filter((page) => page.kind === kind);
      return kept.length > 0 ? [`## ${(await single(hub)).crumb}`, '', ...rows(kept), ''] : [];
    }),
  );
  const others = pages.filter(({ kind }) => !(kind in hubs));
  return [
    ...[`# ${brand}`, '', `> ${about}`, ''],
    ...(demo && demoNotice ? [demoNotice, ''] : []),
    ...[`## ${brand}`, '', ...rows(others), ''],
    ...parts.flat(),
  ].join('\n');
}
