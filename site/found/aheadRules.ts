/**
 * Which pages a browser may make ready before its visitor asks for them: pages of this site whose link is pointed at or
 * pressed, but none that opens the form or the search in this page instead, and no file
 * (https://developer.mozilla.org/en-US/docs/Web/API/Speculation_Rules_API).
 */
export const aheadRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/*.*'] } },
          { not: { selector_matches: '[data-contact-open],[data-search],[href*="#"]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};
