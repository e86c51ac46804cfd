import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import postcss from 'postcss';
import { HASHED_FOLDER } from '../../../../contract/caching.ts';
import { stylesOf } from '../../../lib/pageStyles.ts';
import type { BuiltPage } from '../html/BuiltPage.ts';
import { moduleKeysIn } from '../vite/shortClassNames.ts';
import type { BundleStep } from './BundleStep.ts';
import { memoized } from './memoized.ts';
import { hashOf } from './publisher.ts';

/** The stylesheet without the rules of CSS modules that the page does not use: a kind's holds those of all its forms. */
function withoutUnused(css: string, used: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => moduleKeysIn(selector).every((key) => used.has(key)));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
}

const stylesheetsOf = ({ references }: BuiltPage) =>
  references.filter(({ loads, file }) => loads === 'stylesheet' && file.endsWith('.css'));

/**
 * Joins the stylesheets of pages, each in one file at an address that follows from that of its page (`lib/pageStyles.ts`)
 * and from what stands in all of them.
 * @param shownLater keys of the CSS modules that scripts may show on any page
 */
export async function stylesheets(
  dist: string,
  pages: readonly BuiltPage[],
  shownLater: readonly string[],
): Promise<BundleStep> {
  const joined = memoized(async (addresses: string) => {
    const sheets = addresses.split(' ').map((address) => readFile(join(dist, address), 'utf8'));
    const css = (await Promise.all(sheets)).join('\n');
    return { css, modules: [...new Set(moduleKeysIn(css))].sort() };
  });
  const shortened = memoized(async (key: string) => {
    const [addresses = '', used = ''] = key.split('|');
    const { css } = await joined(addresses);
    return withoutUnused(css, new Set(used.split(' ')));
  });
  const sheets = new Map<BuiltPage, string>();
  for (const page of pages) {
    const addresses = [...new Set(stylesheetsOf(page).map(({ file }) => file))].join(' ');
    if (addresses === '') continue;
    const shown = new Set([...shownLater, ...page.modules]);
    const { modules } = await joined(addresses);
    sheets.set(page, await shortened(`${addresses}|${modules.filter((key) => shown.has(key)).join(' ')}`));
  }
  const folder = `${HASHED_FOLDER}styles.${hashOf([...sheets.values()])}`;
  return async (page) => {
    const css = sheets.get(page);
    if (css === undefined) return [];
    const address = stylesOf(folder, page.path);
    await mkdir(dirname(join(dist, address)), { recursive: true });
    await writeFile(join(dist, address), css);
    return stylesheetsOf(page).map((link, at) => [link, at === 0 ? address : null] as const);
  };
}
