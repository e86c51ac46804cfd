import type { SiteRule } from '../Finding.ts';
import { textOf } from '../page/blocks.ts';
import { ancestry, attribute, type Element } from '../page/html.ts';
import type { Page } from '../page/Page.ts';
import { tokensOf } from '../page/tokens.ts';

/** Where links lead that stand on most pages, and how many wordings they may have on the whole site. */
const targets = [
  {
    to: 'the form',
    most: 8,
    isTo: (link: Element) => attribute(link, 'data-contact-open') !== undefined,
  },
  ...['/generative-ai/', '/portfolio/', '/blog/'].map((address) => ({
    to: address,
    most: 2,
    isTo: (link: Element) => attribute(link, 'href') === address,
  })),
];

/** Lists of all pages call each by its title. */
const titleLists = new Set(['all-pages', 'nearest-pages']);

const isLabel = (link: Element): boolean => {
  const around = [...ancestry(link)];
  return (
    around.some(({ tagName }) => tagName === 'main') &&
    !around.some((one) => one.tagName === 'nav' || titleLists.has(attribute(one, 'data-section') ?? ''))
  );
};

interface Use {
  page: Page;
  where: string;
}

/** The uses of each wording, the most frequent first. */
function wordings(pages: readonly Page[], isTo: (link: Element) => boolean): Use[][] {
  const uses = pages.flatMap((page) =>
    page.elements
      .filter((link) => link.tagName === 'a' && isTo(link) && isLabel(link))
      .map((link) => ({ page, where: textOf(link) }))
      .filter(({ where }) => where !== ''),
  );
  return [...Map.groupBy(uses, ({ where }) => tokensOf(where).join(' ')).values()].sort(
    (a, b) => b.length - a.length,
  );
}

/** Rule 26: one target has few labels on the whole site; the rarest beyond them are named. */
export const linkLabels: SiteRule = (pages) =>
  targets.flatMap(({ to, most, isTo }) => {
    const all = wordings(pages, isTo);
    const common = all.slice(0, most).flatMap(([use]) => (use ? `“${use.where}”` : []));
    return all.slice(most).flatMap(([use]) => {
      if (!use) return [];
      const problem = `Links to ${to} have ${all.length} labels on the site; ${most} are the most.`;
      return [{ rule: 26, ...use, problem, mend: `Use one of ${common.join(', ')}.` }];
    });
  });
