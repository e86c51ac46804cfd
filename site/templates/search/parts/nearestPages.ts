import { editDistance } from '../../../lib/editDistance.ts';

/** A page by its address, and what visitors call it, divided by commas. */
interface Named {
  path: string;
  called?: string | undefined;
}

/** The words of a path, such as services, web and development. */
const wordsOf = (path: string): string[] =>
  path
    .toLowerCase()
    .replace(/\.\w+$/, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

const namesOf = ({ path, called = '' }: Named): string[] => [...wordsOf(path), ...wordsOf(called)];

/** Whether these words are exactly what visitors call a page. */
const isName = (asked: readonly string[], { called = '' }: Named): boolean =>
  asked.length > 0 && called.split(',').some((name) => wordsOf(name).join(' ') === asked.join(' '));

const lastOf = (path: string): string => path.split('/').filter(Boolean).at(-1) ?? '';

/** How far two paths are apart, from 0 (the same) to 1 (nothing in common). */
function apart(one: string, other: string): number {
  const [a, b] = [wordsOf(one).join(' '), wordsOf(other).join(' ')];
  return editDistance(a, b) / Math.max(a.length, b.length, 1);
}

/** Letters that two words must begin with to be forms of each other, and that a word needs for one to be wrong. */
const begun = 3;
const long = 4;

const isAlike = (one: string, other: string): boolean =>
  (Math.min(one.length, other.length) >= begun && (one.startsWith(other) || other.startsWith(one))) ||
  (one.length >= long && editDistance(one, other) <= 1);

/** The share of these words that a page has, from 0 to 1; rarer words count for more. */
function shared(asked: readonly string[], own: readonly string[], rare: ReadonlyMap<string, number>): number {
  const worth = (word: string) => rare.get(word) ?? 1;
  const all = asked.reduce((sum, word) => sum + worth(word), 0);
  const had = asked.reduce((sum, word) => {
    if (own.includes(word)) return sum + worth(word);
    return own.some((one) => isAlike(word, one)) ? sum + worth(word) * 0.9 : sum;
  }, 0);
  return all > 0 ? had / all : 0;
}

/** Further apart than this, two addresses have only letters in common, and with less than this few words. */
const FAR = 0.5;
const SHARED = 0.5;

/**
 * The three entries whose paths and names are nearest to an address, nearest first: those with most of its words, then
 * those with the fewest other letters. None if all are far from it.
 */
export function nearestPages<Entry extends Named>(address: string, entries: readonly Entry[]): Entry[] {
  const asked = wordsOf(address);
  const rare = new Map(
    asked.map((word) => {
      const having = entries.filter((entry) => namesOf(entry).some((own) => isAlike(word, own)));
      return [word, Math.log((entries.length + 1) / (having.length + 1)) + 0.1];
    }),
  );
  return entries
    .map((entry) => ({
      entry,
      shared: shared(asked, namesOf(entry), rare),
      far: isName(asked, entry)
        ? 0
        : Math.min(apart(address, entry.path), apart(lastOf(address), lastOf(entry.path))),
    }))
    .filter((one) => one.far <= FAR || one.shared >= SHARED)
    .sort((one, other) => other.shared - other.far - (one.shared - one.far))
    .slice(0, 3)
    .map(({ entry }) => entry);
}
