import { setTimeout as sleep } from 'node:timers/promises';

/** Resolves once the work has ended, or after `withinMs`. */
export async function waitFor(work: Promise<unknown> | null, withinMs: number): Promise<void> {
  const end = new AbortController();
  const late = sleep(withinMs, undefined, { signal: end.signal }).catch(() => undefined);
  await Promise.race([work, late]);
  end.abort();
}
