import type { Store, StoredInquiry, Via } from '../store/Store.ts';
import { decide } from './decide.ts';
import type { Refusal, Wish } from './decide.ts';

interface ActOptions {
  id: string;
  wish: Wish;
  via: Via;
  now: number;
  /** Whether others are told by an event. */
  told: boolean;
}

/** What became of a wish, and the inquiry as it was when that was decided. */
export interface Outcome {
  inquiry: StoredInquiry;
  /** Whether a step was made; if not, and nothing was refused, it was so already. */
  changed: boolean;
  refusal: Refusal | null;
}

/**
 * Does what somebody wants about an inquiry, or says why not; null if it is not there. Who finds that somebody else was
 * faster is judged by what that one left.
 */
export async function act(
  store: Pick<Store, 'get' | 'step'>,
  { id, wish, via, now, told }: ActOptions,
): Promise<Outcome | null> {
  for (;;) {
    const inquiry = await store.get(id);
    if (!inquiry) return null;
    const decision = decide(inquiry, wish, now);
    if (!('after' in decision)) return { inquiry, changed: false, refusal: decision.refusal };
    const { version } = inquiry;
    const { kind, who } = wish;
    const step = { version, at: now, who, via, kind, told, ...decision.after };
    if (await store.step(id, step)) return { inquiry, changed: true, refusal: null };
  }
}
