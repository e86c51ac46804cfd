import { editDistance } from '../lib/editDistance.ts';

/** Letters of a word from which on one may be wrong, and two. */
const one = 4;
const two = 8;

const allowed = ({ length }: string): number => Number(length >= one) + Number(length >= two);

/**
 * Letters of a word that is short: half of them make another word, such as user of uber. It begins as it was meant, and
 * only what pages are called is meant by it.
 */
const short = 5;

/**
 * Words with each that is none of the known ones replaced by the nearest of them, if one is near; undefined where all
 * stay. Of words that are as near as each other it takes the first. `isName` tells whether a page is called by a word.
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
