import { hourMs } from '../../lib/durations.ts';
import { salted } from '../../lib/salted.ts';
import { sourcesOf } from '../../location/address.ts';
import type { Store } from '../../store/Store.ts';
import { isSame } from './secrets.ts';

/** Mails with a code an hour: to all of a network, to one address of it, to one mailbox, and to that for one network. */
const mostOfNetwork = 40;
const mostOfOne = 20;
const mostOfMailbox = 6;
const mostOfMailboxForNetwork = 3;

type AllowanceStore = Pick<Store, 'hit' | 'salt'>;

/** What a browser keeps from a sign-in: it names nobody, and nobody can make one. */
export const deviceOf = async (store: AllowanceStore, who: string): Promise<string> =>
  salted(await store.salt(), `desk device ${who}`);

interface Asking {
  /** The network address; null where it is unknown. */
  address: string | null;
  mailbox: string;
  /** What the browser keeps from a sign-in. */
  device: string | undefined;
  now: number;
}

/**
 * Whether one more mail may be asked for. A network is stopped before what it asks for counts for anybody's mailbox, and
 * has half of what that gets, so that a stranger alone locks nobody out. A browser that was signed in before has an
 * allowance of its own, which strangers cannot use up at all.
 */
export async function mayAsk(
  store: AllowanceStore,
  { address, mailbox, device = '', now }: Asking,
): Promise<boolean> {
  const salt = await store.salt();
  const isWithin = async (what: string, most: number) =>
    (await store.hit(`desk:${salted(salt, what)}`, { now, windowMs: hourMs })).count <= most;
  const { one, network } = sourcesOf(address ?? '');
  if (!(await isWithin(`one ${one}`, mostOfOne))) return false;
  if (!(await isWithin(`network ${network}`, mostOfNetwork))) return false;
  const isOwn = isSame(device, await deviceOf(store, mailbox));
  if (isOwn) return isWithin(`own mailbox ${mailbox}`, mostOfMailbox);
  if (!(await isWithin(`mailbox ${mailbox} for ${network}`, mostOfMailboxForNetwork))) return false;
  return isWithin(`mailbox ${mailbox}`, mostOfMailbox);
}
