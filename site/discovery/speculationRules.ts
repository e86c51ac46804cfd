/** Links to pages of this site, but none that opens the form or the search in this page instead, and no file. */
const pages = [
  { href_matches: '/*' },
  { not: { href_matches: ['/api/*', '/*.*'] } },
  { not: { selector_matches: '[data-contact-open],[data-search],[href*="#"]' } },
];

/**
 * Which pages a browser may make ready before its visitor asks for them: at once what the pointer is on, and what a
 * browser takes for wanted otherwise, as where nothing hovers. Of the two the first ends with the pointer's rest
 * (https://developer.mozilla.org/en-US/docs/Web/API/Speculation_Rules_API).
 */
export const speculationRules = {
  prerender: [
    { where: { and: [...pages, { selector_matches: ':hover' }] }, eagerness: 'immediate' },
    { where: { and: pages }, eagerness: 'moderate' },
  ],
};
