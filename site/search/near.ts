/** Letters in which two words agree at least, of many and of few. */
const most = 6;
const least = 3;
/** Letters at the end in which they may differ, as in studies and study. */
const ending = 3;

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

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
  const starts = plain(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.slice(0, Math.max(least, Math.min(word.length - ending, most))));
  return (text) => partsOf(text).some((part) => starts.some((start) => plain(part).startsWith(start)));
}
