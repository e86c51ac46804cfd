import { isSameWord, wordsOf } from './words.ts';

/** The names of a page. */
export interface NamedPage {
  address: string;
  /** Its headline. */
  title: string;
  /** Its title in the results of search engines, then what else visitors call it. */
  names: readonly string[];
}

/** The weight of a word in the last part of an address, a name, the title, and the earlier parts of an address. */
const weights = { end: 5, name: 5, title: 4, above: 1 };
/** A bonus for a name that is exactly what was typed. */
const whole = 8;

/** The value of a word that only begins with what was typed, compared with the whole word. */
const begun = 0.6;

/** The penalty for each part of an address, so that of two pages with the same name the upper one comes first. */
const depth = 0.5;

interface Field {
  words: readonly string[];
  weight: number;
}

/**
 * Scores how well what was typed names a page; `ignored` are words without meaning of their own, such as how and the.
 */
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

  /**
   * How well a name matches: by the share of the typed words that it has, and by the share of its own words that were
   * typed.
   */
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
