import { editDistance } from '../lib/editDistance.ts';

/** From this many letters on a word may have one error, or two. */
const one = 4;
const two = 8;

const allowed = ({ length }: string): number => Number(length >= one) + Number(length >= two);

/**
 * Up to this many letters, half the corrections would be another word, such as user for uber. So its first letter must
 * be right, and only pages' names count.
 */
const short = 5;

/**
 * Replaces each unknown word by the nearest known one, if one is near, and by the first of several; undefined if none
 * is replaced. `isName` tells whether a word is in a page's name.
 */
export function respelled(
  typed: readonly string[],
  known: readonly string[],
  isName: (word: string) => boolean,
): string[] | undefined {
  const meant = typed.map((word) => {
    const most = allowed(word);
    const isMeant = (other: string) => word.length > short || (other[0] === word[0] && isName(other));
    let nearest = { word, errors: most + 1 };
    for (const other of known) {
      if (Math.abs(other.length - word.length) > most) continue;
      const errors = editDistance(word, other);
      if (errors < nearest.errors && (errors === 0 || isMeant(other))) nearest = { word: other, errors };
    }
    return nearest.word;
  });
  return meant.every((word, at) => word === typed[at]) ? undefined : meant;
}
