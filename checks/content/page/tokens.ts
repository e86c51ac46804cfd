const known = new Map<string, readonly string[]>();

/**
 * The words of a text for comparison: lower case, without punctuation; "don't" is one word, "risk-free" two. Texts recur
 * on many pages, so that each is split once.
 */
export function tokensOf(text: string): readonly string[] {
  const tokens =
    known.get(text) ??
    text
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ??
    [];
  known.set(text, tokens);
  return tokens;
}

/** Stands for a keyword; not a word of any text. */
const mask = '_';

/**
 * The words with each keyword, its plural and possessive too, replaced by one token, so that pages that differ by
 * search-and-replace alone look the same. Longer keywords win over those that they contain.
 */
export function masked(tokens: readonly string[], keywords: readonly string[]): readonly string[] {
  const phrases = keywords
    .map((keyword) => tokensOf(keyword).join(' '))
    .filter((phrase) => phrase !== '')
    .sort((a, b) => b.length - a.length);
  if (phrases.length === 0) return tokens;
  const pattern = new RegExp(`(?<= )(?:${phrases.join('|')})(?:e?s)?(?= )`, 'gu');
  return ` ${tokens.join(' ')} `.replace(pattern, mask).trim().split(' ');
}

/** The runs of five words in a row, in order; the text is too short for one when the list is empty. */
export const fiveGrams = (tokens: readonly string[]): string[] =>
  tokens.slice(4).map((_, start) => tokens.slice(start, start + 5).join(' '));
