import type { IntakeStore } from '../store/Store.ts';

/** How long a key is used without asking again, in milliseconds; another instance may have changed it. */
const knownMs = 10_000;

/**
 * The key for what visitors are given, without a question to the store for every inquiry. Right after a change it may be
 * the one before it, whose pages still work.
 * @param steady monotonic clock, in milliseconds
 */
export function createKeyInUse(
  store: Pick<IntakeStore, 'linkKeys'>,
  steady: () => number,
): () => Promise<string> {
  let asked: { at: number; key: Promise<string> } | null = null;
  return () => {
    if (asked && steady() - asked.at < knownMs) return asked.key;
    const key = store.linkKeys().then(({ current }) => current);
    const now = { at: steady(), key };
    asked = now;
    // What went wrong is asked again.
    key.catch(() => {
      if (asked === now) asked = null;
    });
    return key;
  };
}
