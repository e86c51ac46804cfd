import type { StepChange, Store, StoredInquiry, Via } from '../store/Store.ts';
import { decide } from './decide.ts';
import type { Refusal, Wish } from './decide.ts';

interface ActOptions {
  id: string;
  wish: Wish;
  via: Via;
  now: number;
  /** Whether others are told by an event. */
  told: boolean;
  /** Only as long as it is of this version. */
  version?: number;
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
  { id, wish, via, now, told, version: seen }: ActOptions,
): Promise<Outcome | null> {
  for (;;) {
    const inquiry = await store.get(id);
    if (!inquiry) return null;
    if (seen !== undefined && inquiry.version !== seen) return { inquiry, changed: false, refusal: 'moved' };
    const decision = decide(inquiry, wish, now);
    if (!('after' in decision)) return { inquiry, changed: false, refusal: decision.refusal };
    const { version, suspicion } = inquiry;
    const { kind, who, email, words = null } = wish;
    // Of a suspect nobody is told anything before it is delivered.
    const isTold = suspicion === null;
    const step: StepChange = {
      ...{ version, at: now, who, via, kind, words, told: told && isTold, ...decision.after },
      ...(email !== undefined && { corrected: { email, mailed: isTold } }),
    };
    if (await store.step(id, step)) return { inquiry, changed: true, refusal: null };
  }
}
