import { distance } from 'fastest-levenshtein';

/** The words of a path, such as `services web development`. */
const wordsOf = (path: string): string =>
  path
    .toLowerCase()
    .replace(/\.\w+$/, '')
    .split(/[^a-z0-9]+/)
    .join(' ')
    .trim();

const lastOf = (path: string): string => path.split('/').filter(Boolean).at(-1) ?? '';

/** How far two texts are apart, from 0 (the same) to 1 (nothing in common). */
const apart = (a: string, b: string): number => distance(a, b) / Math.max(a.length, b.length, 1);

/** Further apart than this, two addresses have only letters in common. */
const FAR = 0.5;

/** The three entries whose paths come nearest to an address, the nearest first; none where all are far from it. */
export function nearestPages<Entry extends { path: string }>(
  address: string,
  entries: readonly Entry[],
): Entry[] {
  const [asked, name] = [wordsOf(address), wordsOf(lastOf(address))];
  return entries
    .map((entry) => {
      const whole = apart(asked, wordsOf(entry.path));
      const end = apart(name, wordsOf(lastOf(entry.path)));
      return { entry, far: Math.min(whole, end) };
    })
    .filter(({ far }) => far <= FAR)
    .sort((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(({ entry }) => entry);
}
