import { clockSkewMs } from '../store/clockSkew.ts';

/** Networks remembered at most, a megabyte or two; beyond it the oldest is forgotten, and counted anew. */
const mostNetworks = 10_000;

/** Remembers networks that have sent all they may, until they may again. Times are milliseconds since the epoch. */
export function createRefusedNetworks() {
  const known = new Map<string, { from: number; until: number }>();

  return {
    add(network: string, now: number, waitMs: number): void {
      known.delete(network);
      known.set(network, { from: now, until: now + waitMs });
      const [oldest] = known.size > mostNetworks ? known.keys() : [];
      if (oldest !== undefined) known.delete(oldest);
    },

    /** How long a network has to wait, in milliseconds; null when nothing says so, as after the clock was set back. */
    waitOf(network: string, now: number): number | null {
      const refused = known.get(network);
      if (!refused) return null;
      if (now >= refused.from - clockSkewMs && now < refused.until) return refused.until - now;
      known.delete(network);
      return null;
    },
  };
}
