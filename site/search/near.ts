import { distance } from 'fastest-levenshtein';

/** Letters in which two words agree at least, of many and of few. */
const most = 6;
const least = 3;
/** Letters at the end in which they may differ, as in studies and study. */
const ending = 3;

/** Letters of a word for each one that may be wrong, and how many may be at most. */
const lettersAnError = 4;
const mostErrors = 2;

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Parts of a text, those of compounds too, such as offline and first, or Flutter and Flow. */
const partsOf = (text: string): string[] => [
  ...text.split(/[^\p{L}\p{N}\p{M}]+/u),
  ...text.split(/[^\p{L}\p{N}\p{M}]+|(?<=\p{Ll})(?=\p{Lu})/u),
];

/**
 * Tells of a text whether one of its words begins like one that was typed. Where no page has a word, Pagefind takes
 * pages with its first letters, down to a single one.
 */
export function nearTo(query: string): (text: string) => boolean {
  const starts = wordsOf(query).map((word) =>
    word.slice(0, Math.max(least, Math.min(word.length - ending, most))),
  );
  return (text) => partsOf(text).some((part) => starts.some((start) => plain(part).startsWith(start)));
}

/** Tells of a title whether all words that were typed stand in it whole, in the singular or the plural. */
export function titledWith(query: string): (title: string) => boolean {
  const typed = wordsOf(query);
  return (title) => {
    const own = wordsOf(title);
    return typed.every((word) =>
      own.some((part) => part === word || part === `${word}s` || `${part}s` === word),
    );
  };
}

/** A query with each word that is none of the titles replaced by the one of theirs that is nearest, if one is near. */
export function respelled(query: string, titles: readonly string[]): string | undefined {
  const known = [...new Set(titles.flatMap(wordsOf))];
  const typed = wordsOf(query);
  const meant = typed.map((word) => {
    const most = Math.min(Math.floor(word.length / lettersAnError), mostErrors);
    const far = known.map((other) => ({ other, errors: distance(word, other) }));
    return far.filter(({ errors }) => errors <= most).sort((a, b) => a.errors - b.errors)[0]?.other ?? word;
  });
  return meant.every((word, at) => word === typed[at]) ? undefined : meant.join(' ');
}
