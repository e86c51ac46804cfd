/** Letters in which a word of a page and one that was typed agree at least: endings differ, as in rate and rates. */
const stem = 3;

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
  const typed = plain(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.slice(0, stem));
  return (text) => partsOf(text).some((part) => typed.some((start) => plain(part).startsWith(start)));
}
