/** A stream of numbers in [0, 1). */
export type Random = () => number;

/** Hashes text to 32 bits (xmur3 by bryc, public domain). */
const hash = (text: string): number => {
  let h = 1779033703 ^ text.length;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  h = Math.imul(h ^ (h >>> 16), 2246822507);
  h = Math.imul(h ^ (h >>> 13), 3266489909);
  return (h ^ (h >>> 16)) >>> 0;
};

/**
 * A stream of its own for one part of a picture (mulberry32 by Tommy Ettinger, public domain).
 * Parts have separate streams so that a change in one does not redraw the other.
 */
export const randomStream = (seed: string, part: string): Random => {
  let state = hash(seed + part);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

/** A number in [from, to). */
export const between = (random: Random, from: number, to: number): number => from + random() * (to - from);
