import { besideTexts } from '../store/inquiryBytes.ts';
import type { IntakeStore } from '../store/Store.ts';

/** How long a measurement counts, in milliseconds. */
const measuredForMs = 10_000;

/**
 * Tells whether there is room for another inquiry below the limit. Nobody waits for it: the store is measured now and
 * then, and what is stored in between is estimated.
 */
export function createStorageQuota(store: Pick<IntakeStore, 'usedBytes'>, mostBytes: number) {
  let measured = 0;
  let added = 0;
  let at = -Infinity;

  async function measure(): Promise<void> {
    at = performance.now();
    const before = added;
    measured = await store.usedBytes(mostBytes);
    added -= before;
  }

  return {
    hasRoom(): boolean {
      // A store that does not answer will say so itself.
      if (performance.now() - at > measuredForMs) measure().catch(() => undefined);
      return measured + added < mostBytes;
    },
    /** An inquiry with so many characters was stored. */
    add(characters: number): void {
      added += characters + besideTexts;
    },
  };
}

export type StorageQuota = ReturnType<typeof createStorageQuota>;
