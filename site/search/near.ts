import { indexed } from './indexed.ts';
import { plain, wordsOf } from './words.ts';

/** The fewest letters that two forms of a word must share. */
const least = 3;

/** The words of a text and the parts of compounds, such as offline and first, or Flutter and Flow. */
const partsOf = (text: string): string[] => [
  ...wordsOf(text),
  ...text.split(/(?<=\p{Ll})(?=\p{Lu})/u).flatMap(wordsOf),
];

/** Whether a word of a text equals a typed one, begins with it, or differs only in its ending. */
function isNear(typed: string, part: string): boolean {
  if (part.startsWith(typed)) return true;
  // ASP.NET contains .NET.
  if (/[^\p{L}\p{N}]/u.test(typed)) return typed === `.${part}`;
  let shared = 0;
  while (typed[shared] === part[shared] && shared < part.length) shared += 1;
  const isForm = (word: string) => shared === word.length || indexed.endings.includes(word.slice(shared));
  return shared >= least && isForm(typed) && isForm(part);
}

/**
 * Returns a test for texts that contain a word near one that was typed. Pagefind compares stems, by which accessibility
 * is access; for a word on no page it falls back to words with the same first letters, down to a single one.
 */
export function nearTo(typed: readonly string[]): (text: string) => boolean {
  return (text) => partsOf(text).some((part) => typed.some((word) => isNear(word, plain(part))));
}
