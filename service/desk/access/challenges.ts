import { minuteMs } from '../../lib/durations.ts';
import type { DeskChallenge, Store } from '../../store/Store.ts';
import { hashOf, hashOfCode, isSame, newCode, newToken } from './secrets.ts';

/** No longer than OWASP ASVS 6.5.5 allows for what comes by mail. */
const validMs = 10 * minuteMs;
const mostTries = 5;

type Purpose = DeskChallenge['purpose'];

type ChallengeStore = Pick<
  Store,
  'addChallenge' | 'challenge' | 'challenges' | 'tryChallenges' | 'useChallenge'
>;

/** A link and a code, which only the mail names. */
export interface Asked {
  link: string;
  code: string;
  expiresAt: number;
}

/** Whose code it was, or why it was none. */
export type Tried =
  { who: string } | { who: null; problem: { why: 'wrong'; triesLeft: number } | { why: 'over' } };

/**
 * Asks for a link and a code. The row is the same whether or not somebody of the desk has the address, and so is the time.
 * @param holder the secret of the browser that asks, which is all that its code is good for
 */
export async function askMail(
  store: ChallengeStore,
  { holder, who, purpose, now }: { holder: string; who: string | null; purpose: Purpose; now: number },
): Promise<Asked> {
  const asked = { link: newToken(), code: newCode(), expiresAt: now + validMs };
  const [linkHash, holderHash] = [hashOf(asked.link), hashOf(holder)];
  const codeHash = await hashOfCode(asked.code, holder);
  await store.addChallenge({ linkHash, holderHash, who, purpose, codeHash, expiresAt: asked.expiresAt });
  return asked;
}

/** A link for any browser, without a code: for whoever can read the machine's terminal. */
export async function askTerminal(store: ChallengeStore, who: string, now: number) {
  const asked = { link: newToken(), expiresAt: now + validMs };
  const { expiresAt } = asked;
  await store.addChallenge({
    ...{ linkHash: hashOf(asked.link), holderHash: null, who, purpose: 'signIn', codeHash: null, expiresAt },
  });
  return asked;
}

/** Until when a code of this browser holds; null if there is none. */
export async function codeUntil(
  store: ChallengeStore,
  { holder, purpose, now }: { holder: string; purpose: Purpose; now: number },
): Promise<number | null> {
  const open = await store.challenges({ holderHash: hashOf(holder), purpose, now, mostTries });
  return open.length > 0 ? Math.max(...open.map(({ expiresAt }) => expiresAt)) : null;
}

/** Tries a code on all that this browser asked for, as a later mail voids no earlier one. */
export async function tryCode(
  store: ChallengeStore,
  { holder, purpose, typed, now }: { holder: string; purpose: Purpose; typed: string; now: number },
): Promise<Tried> {
  const open = await store.tryChallenges({ holderHash: hashOf(holder), purpose, now, mostTries });
  // Scrypt is slow by design: who asked for nothing, or has no try left, must not set it to work.
  if (open.length === 0) return { who: null, problem: { why: 'over' } };
  const typedHash = await hashOfCode(typed, holder);
  const fitting = open.find(({ codeHash }) => codeHash !== null && isSame(codeHash, typedHash));
  if (fitting && fitting.who !== null && (await store.useChallenge(fitting.linkHash, now))) {
    return { who: fitting.who };
  }
  const triesLeft = Math.max(0, ...open.map(({ tries }) => mostTries - tries));
  return { who: null, problem: triesLeft > 0 ? { why: 'wrong', triesLeft } : { why: 'over' } };
}

/** Whether a link works in this browser; `elsewhere` if in another one. */
export async function stateOfLink(
  store: ChallengeStore,
  { link, holder, now }: { link: string; holder: string | null; now: number },
): Promise<'ready' | 'elsewhere' | 'over'> {
  const found = await store.challenge(hashOf(link), now);
  if (!found || found.purpose !== 'signIn') return 'over';
  const isHere = found.holderHash === null || (holder !== null && found.holderHash === hashOf(holder));
  return isHere ? 'ready' : 'elsewhere';
}

/** Uses a link up. Returns who may sign in by it, if it works here. */
export async function tryLink(
  store: ChallengeStore,
  options: { link: string; holder: string | null; now: number },
): Promise<string | null> {
  const { link, now } = options;
  if ((await stateOfLink(store, options)) !== 'ready') return null;
  const found = await store.challenge(hashOf(link), now);
  return found && (await store.useChallenge(found.linkHash, now)) ? found.who : null;
}
