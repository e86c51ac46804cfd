import type { Finding } from '../Finding.ts';
import { textOf } from '../page/blocks.ts';
import { attribute, type Element } from '../page/html.ts';
import type { Page } from '../page/Page.ts';

/** What the site answers to. */
export interface Site {
  pages: readonly Page[];
  /** Addresses of all files, such as `/theme.js`; the pages' own in their short form, such as `/services/`. */
  files: ReadonlySet<string>;
  /** Other addresses that lead to a page. */
  redirects: ReadonlySet<string>;
}

const idsOf = ({ elements }: Page) => new Set(elements.flatMap((element) => attribute(element, 'id') ?? []));

const originOf = ({ canonical }: Page) =>
  URL.canParse(canonical) ? new URL(canonical).origin : 'http://site.invalid';

/** Rule 15: no link inside the site leads nowhere, neither to a missing page nor to a missing place on a page. */
export function deadLinks({ pages, files, redirects }: Site): Finding[] {
  const ids = new Map(pages.map((page) => [page.path, idsOf(page)]));

  const faultOf = (link: Element, page: Page): string | undefined => {
    const href = attribute(link, 'href');
    if (href === undefined) return undefined;
    if (href === '' || href === '#') return 'The link leads nowhere.';
    const origin = originOf(page);
    if (!URL.canParse(href, origin + page.path)) return 'The link has no valid address.';
    const { origin: target, pathname, hash } = new URL(href, origin + page.path);
    if (target !== origin) return undefined;
    const path = decodeURI(pathname);
    if (redirects.has(path)) return undefined;
    if (!files.has(path)) return `There is no page ${path}.`;
    const places = ids.get(path);
    if (hash === '' || !places || places.has(decodeURIComponent(hash.slice(1)))) return undefined;
    return `There is no place ${hash} on ${path}.`;
  };

  return pages.flatMap((page) =>
    page.elements
      .filter(({ tagName }) => tagName === 'a' || tagName === 'area')
      .flatMap((link) => {
        const problem = faultOf(link, page);
        if (!problem) return [];
        const where = `${textOf(link)} (${attribute(link, 'href') ?? ''})`;
        return [{ rule: 15, page, where, problem, mend: 'Correct the address, or leave the link out.' }];
      }),
  );
}
