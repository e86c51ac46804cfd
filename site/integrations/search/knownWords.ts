import { wordsOf } from '../../search/words.ts';

/** Pages that must have a word before it counts as spelt right, and its letters. */
const pagesAtLeast = 4;
const lettersAtLeast = 4;

const hasSign = (word: string) => /[^\p{L}\p{N}]/u.test(word);

/**
 * The words of a site that others may be misspelt from: those by which pages are called, then those of their texts, the
 * commonest first. Names with signs, such as C++, are among them however rare they are.
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
