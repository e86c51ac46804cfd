import { wordsOf } from '../../../search/words.ts';

/** On how many pages a word must occur to count as correctly spelt, and its least number of letters. */
const pagesAtLeast = 4;
const lettersAtLeast = 4;

const hasSign = (word: string) => /[^\p{L}\p{N}]/u.test(word);

/**
 * The words that typing errors are corrected to: first those in pages' names, then those in texts, the most frequent
 * first. Names with signs, such as C++, are included however rare they are.
 */
export function knownWords(names: readonly string[], texts: readonly string[]): string[] {
  const pages = new Map<string, number>();
  for (const text of texts) {
    for (const word of new Set(wordsOf(text))) pages.set(word, (pages.get(word) ?? 0) + 1);
  }
  const common = [...pages]
    .filter(([word, count]) => hasSign(word) || (count >= pagesAtLeast && word.length >= lettersAtLeast))
    .sort(([, one], [, other]) => other - one)
    .map(([word]) => word);
  return [...new Set([...names.flatMap(wordsOf), ...common])];
}
