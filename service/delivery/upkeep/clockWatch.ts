import { clockSkewMs } from '../../store/clockSkew.ts';

/**
 * Compares the wall clock with a monotonic one: each call returns how many milliseconds the wall clock jumped since the
 * last call, or 0.
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
