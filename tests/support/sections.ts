/** A section of a page as its tag tells. */
export interface PageSection {
  name: string;
  /** Written once and shown on several pages. */
  shared: boolean;
  /** Told in short, as another page tells it in full. */
  compact: boolean;
}

/** The sections of a page's HTML in their order; what stands inside another one is a part of it. */
export const sectionsOf = (html: string): PageSection[] =>
  [...html.matchAll(/<section\b[^>]*\bdata-section="([^"]+)"[^>]*>/g)].map(([tag, name = '']) => ({
    name,
    shared: tag.includes('data-shared'),
    compact: tag.includes('data-compact'),
  }));

/** Length of the longest run of words that stand in both lists in the same order without a gap. */
export function longestRun(one: readonly string[], other: readonly string[]): number {
  let longest = 0;
  for (let a = 0; a < one.length; a += 1)
    for (let b = 0; b < other.length; b += 1) {
      let run = 0;
      while (a + run < one.length && one[a + run] === other[b + run]) run += 1;
      longest = Math.max(longest, run);
    }
  return longest;
}
