import { clockSkewMs } from '../../store/clockSkew.ts';

/**
 * Compares the wall's clock with one that nobody sets: each call tells by how many milliseconds the first leapt since
 * the call before; 0 when it did not.
 */
export function createClockWatch(now: () => number, steady: () => number): () => number {
  let last = now() - steady();
  return () => {
    const difference = now() - steady();
    const leap = difference - last;
    last = difference;
    return Math.abs(leap) > clockSkewMs ? leap : 0;
  };
}
