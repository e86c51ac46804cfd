import { distance } from 'fastest-levenshtein';

/** Up to three of some names that are closest to a misspelled one. */
export const nearest = (name: string, names: readonly string[]): string[] =>
  (name === '' ? [] : names)
    .map((candidate) => ({ candidate, far: distance(name, candidate) }))
    .filter(({ candidate, far }) => far <= Math.max(3, candidate.length / 3) || candidate.includes(name))
    .sort((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(({ candidate }) => candidate);
