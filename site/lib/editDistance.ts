/**
 * The number of typing errors between two words: letters inserted, left out, replaced, or swapped with a neighbour,
 * each counted once (optimal string alignment, a form of the Damerau-Levenshtein distance).
 */
export function editDistance(one: string, other: string): number {
  let above: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + Number(!isSame),
        isSwapped ? (above[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    [above, last] = [last, row];
  }
  return last[other.length] ?? 0;
}
