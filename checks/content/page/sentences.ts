const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** A full stop after these ends an abbreviation, not a sentence. */
const abbreviation = /(?:^|[\s(“"])(?:e\.g|i\.e|vs|cf|approx|Dr|Mr|Mrs|Ms|Prof|St|U\.S|U\.K)\.\s*$/;
const ended = /[.!?…][)\]"'”’»]*$/;

export interface Sentence {
  text: string;
  /** Number of words, as counted between spaces: "risk-free" is one, a lone dash or ampersand none. */
  words: number;
  /** Ends with a full stop or the like and has three words or more; the rest are labels ("Day 2.") and list items. */
  whole: boolean;
}

const known = new Map<string, Sentence[]>();

/** The words of a text between white space; dashes without spaces part words as well. */
export const wordsOf = (text: string): string[] =>
  text.split(/[\s—]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

function split(text: string): Sentence[] {
  const parts: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    const last = parts.at(-1);
    if (last !== undefined && abbreviation.test(last)) parts[parts.length - 1] = last + segment;
    else parts.push(segment);
  }
  return parts
    .map((part) => part.trim())
    .map((part) => ({ text: part, words: wordsOf(part).length }))
    .filter(({ words }) => words > 0)
    .map(({ text: part, words }) => ({ text: part, words, whole: words > 2 && ended.test(part) }));
}

/** The sentences of a text in order. Texts recur on many pages, so that each is split once. */
export function sentencesOf(text: string): Sentence[] {
  const sentences = known.get(text) ?? split(text);
  known.set(text, sentences);
  return sentences;
}
