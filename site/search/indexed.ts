/** What the build knows of the pages in the index; here once, since the build puts it in wherever it is named. */
export const indexed = {
  pages: SEARCH_INDEX_PAGES,
  ignored: SEARCH_IGNORED,
  endings: SEARCH_ENDINGS,
  words: SEARCH_WORDS,
};
