import { editDistance } from '../lib/editDistance.ts';

/** Letters of a word from which on one may be wrong, and two. */
const one = 4;
const two = 8;

const allowed = ({ length }: string): number => Number(length >= one) + Number(length >= two);

/**
 * Words with each that is none of the known ones replaced by the nearest of them, if one is near; undefined where all
 * stay. Of words that are as near as each other it takes the first.
 */
export function respelled(typed: readonly string[], known: readonly string[]): string[] | undefined {
  const meant = typed.map((word) => {
    const most = allowed(word);
    let nearest = { word, errors: most + 1 };
    for (const other of known) {
      if (Math.abs(other.length - word.length) > most) continue;
      const errors = editDistance(word, other);
      if (errors < nearest.errors) nearest = { word: other, errors };
    }
    return nearest.word;
  });
  return meant.every((word, at) => word === typed[at]) ? undefined : meant;
}
