import type { PageRule } from '../Finding.ts';
import { ownBlocks } from '../page/Page.ts';
import { tokensOf } from '../page/tokens.ts';

const paragraphTokens = 6;

/** Rules 4 and 26: the phrase that a buyer types, the first keyword, stands in title, headline and first paragraph. */
export const searchPhrases: PageRule = (page) => {
  const [phrase] = page.keywords;
  if (!page.searched || phrase === undefined) return [];
  const own = ownBlocks(page);
  const textOf = (tagName: string, tokens = 0) =>
    own.find((block) => block.element.tagName === tagName && tokensOf(block.text).length >= tokens)?.text ??
    '';
  const places = {
    title: page.title,
    'main heading': textOf('h1'),
    'first paragraph': textOf('p', paragraphTokens),
  };
  const wanted = ` ${tokensOf(phrase).join(' ')} `;
  return Object.entries(places)
    .filter(([, text]) => !` ${tokensOf(text).join(' ')} `.includes(wanted))
    .map(([place, where]) => ({
      rule: 26,
      page,
      where,
      problem: `The ${place} does not hold “${phrase}”, the first of the page’s keywords.`,
      mend: 'Use the words that a buyer types, or put other words first among the keywords.',
    }));
};
