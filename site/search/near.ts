import { indexed } from './indexed.ts';
import { plain, wordsOf } from './words.ts';

/** Letters that two forms of a word share at least. */
const least = 3;

/** Parts of a text, those of compounds too, such as offline and first, or Flutter and Flow. */
const partsOf = (text: string): string[] => [
  ...wordsOf(text),
  ...text.split(/(?<=\p{Ll})(?=\p{Lu})/u).flatMap(wordsOf),
];

/** Whether a word of a text is one that was typed, begins with it, or is the same with another ending. */
function isNear(typed: string, part: string): boolean {
  if (part.startsWith(typed)) return true;
  // ASP.NET has .NET in it.
  if (/[^\p{L}\p{N}]/u.test(typed)) return typed === `.${part}`;
  let shared = 0;
  while (typed[shared] === part[shared] && shared < part.length) shared += 1;
  const isForm = (word: string) => shared === word.length || indexed.endings.includes(word.slice(shared));
  return shared >= least && isForm(typed) && isForm(part);
}

/**
 * Tells of a text whether one of its words is near one that was typed. Pagefind compares the stems of words, by which
 * accessibility is access, and where no page has a word takes those with its first letters, down to a single one.
 */
export function nearTo(typed: readonly string[]): (text: string) => boolean {
  return (text) => partsOf(text).some((part) => typed.some((word) => isNear(word, plain(part))));
}
