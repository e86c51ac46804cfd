/** Links to pages of this site, except files and links that open the form or the search within this page. */
const pages = [
  { href_matches: '/*' },
  { not: { href_matches: ['/api/*', '/*.*'] } },
  { not: { selector_matches: '[data-contact-open],[data-search],[href*="#"]' } },
];

/**
 * Which pages a browser may prepare before they are requested: at once the one under the pointer, and otherwise
 * whatever the browser expects to be wanted, such as where nothing hovers. The first stops when the pointer leaves
 * (https://developer.mozilla.org/en-US/docs/Web/API/Speculation_Rules_API).
 */
export const speculationRules = {
  prerender: [
    { where: { and: [...pages, { selector_matches: ':hover' }] }, eagerness: 'immediate' },
    { where: { and: pages }, eagerness: 'moderate' },
  ],
};
