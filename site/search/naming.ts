import { isSameWord, wordsOf } from './words.ts';

/** A page by what it is called. */
export interface NamedPage {
  address: string;
  /** Its headline. */
  title: string;
  /** Its title in the results of search engines, then what else visitors call it. */
  names: readonly string[];
}

/** What a word weighs in the last part of an address, a name, the headline, and the parts of an address above. */
const weights = { end: 5, name: 5, title: 4, above: 1 };
/** What a name weighs more that is the whole of what was typed. */
const whole = 8;

/** A word that only begins as typed, as while typing, is worth this part of one that is the same. */
const begun = 0.6;

/** What each further part of an address takes away: of two pages that are called alike, the upper one comes first. */
const depth = 0.5;

interface Field {
  words: readonly string[];
  weight: number;
}

/** What tells how well a page is named by what was typed; `ignored` are words that name nothing, such as how and the. */
export function namingOf(pages: readonly NamedPage[], ignored: readonly string[]) {
  const telling = (text: string) => {
    const words = wordsOf(text);
    const left = words.filter((word) => !ignored.includes(word));
    return left.length > 0 ? left : words;
  };
  const fields = new Map(
    pages.map(({ address, title, names }): [string, Field[]] => {
      const [end = '', ...above] = address.split('/').filter(Boolean).reverse();
      return [
        address,
        [
          { words: telling(end), weight: weights.end },
          { words: telling(above.join(' ')), weight: weights.above },
          { words: telling(title), weight: weights.title },
          ...names.map((name) => ({ words: telling(name), weight: weights.name })),
        ],
      ];
    }),
  );

  const worth = (typed: string, words: readonly string[]): number => {
    if (words.some((word) => isSameWord(word, typed))) return 1;
    return typed.length > 2 && words.some((word) => word.startsWith(typed)) ? begun : 0;
  };

  /** How well a name fits what was typed: half by its words that were typed, half by how much of it those are. */
  const fit = (typed: readonly string[], { words, weight }: Field): number => {
    const hits = typed.map((word) => worth(word, words)).reduce((sum, one) => sum + one, 0);
    if (hits === 0) return 0;
    const typedShare = hits / typed.length;
    const ownShare = Math.min(1, hits / words.length);
    return weight * typedShare * (1 + ownShare) + (typedShare === 1 && ownShare === 1 ? whole : 0);
  };

  return {
    /** The words of a query that name something; all of them where none does. */
    telling,
    /** How well a page is named by words, from 0 up. */
    score: (typed: readonly string[], address: string): number =>
      Math.max(0, ...(fields.get(address) ?? []).map((field) => fit(typed, field))) -
      address.split('/').length * depth,
  };
}
