/**
 * What the build knows about the pages in the index. Kept in one place, since the build inlines it wherever it is
 * named.
 */
export const indexed = {
  pages: SEARCH_INDEX_PAGES,
  ignored: SEARCH_IGNORED,
  endings: SEARCH_ENDINGS,
  words: SEARCH_WORDS,
};
