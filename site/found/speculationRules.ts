import { THANKS_PAGE } from '../../contract/addresses.ts';

/** Where the rules stand; a header of every page names them. */
export const SPECULATION_RULES = '/prerender.speculationrules';

/**
 * Which pages a browser makes ready while a visitor's pointer rests on their link: pages of this site, but for those that
 * open the form, files, and the page that thanks (https://developer.chrome.com/docs/web-platform/implementing-speculation-rules).
 */
export const speculationRules = (): string =>
  JSON.stringify({
    prerender: [
      {
        eagerness: 'moderate',
        where: {
          and: [
            { href_matches: '/*/' },
            { not: { href_matches: `${THANKS_PAGE}*` } },
            { not: { selector_matches: '[data-contact-open], [target]' } },
          ],
        },
      },
      {
        eagerness: 'moderate',
        where: { and: [{ href_matches: '/' }, { not: { selector_matches: '[target]' } }] },
      },
    ],
  });
