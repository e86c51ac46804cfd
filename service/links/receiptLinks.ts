import type { AppParts } from '../http/appParts.ts';
import { createKeyInUse } from './keyInUse.ts';
import { senderMs } from './senderCookie.ts';
import type { SenderCookie } from './senderCookie.ts';
import { senderProof, visitorPath } from './tokens.ts';

interface ReceiptLinksOptions extends Pick<AppParts, 'store' | 'now'> {
  cookie: SenderCookie;
}

/** What the answer to an inquiry says of its page, and the cookie for it. */
export type ReceiptLinks = (receipt: {
  id: string;
  linkN: number;
}) => Promise<{ location: string; 'set-cookie': string } | null>;

/** Says where the page of an inquiry is; null when that cannot be said now, as an inquiry is stored without it too. */
export function createReceiptLinks({ store, now, cookie }: ReceiptLinksOptions): ReceiptLinks {
  const keyInUse = createKeyInUse(store, () => performance.now());
  return async (receipt) => {
    const key = await keyInUse().catch(() => null);
    if (key === null) return null;
    const proof = senderProof(key, receipt, now() + senderMs);
    return { location: visitorPath(key, receipt), 'set-cookie': cookie.set(proof) };
  };
}
