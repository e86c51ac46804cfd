import type { IncomingMessage } from 'node:http';
import { clientAddress } from './address.ts';

interface UnnamedProxyOptions {
  isTrusted: (address: string) => boolean;
  /** Called once, with the first such request. */
  onFound: () => void;
}

/**
 * Looks for a proxy that nobody named: whoever says for whom he asks, but is not trusted to say it. Behind one all
 * visitors count as one, which shows in nothing else until there are many.
 */
export function createUnnamedProxyWatch({ isTrusted, onFound }: UnnamedProxyOptions) {
  let isFound = false;
  return ({ headers, socket }: IncomingMessage): void => {
    if (isFound || headers['x-forwarded-for'] === undefined) return;
    const peer = clientAddress({ peer: socket.remoteAddress, forwardedFor: undefined }, () => false);
    if (peer === null || isTrusted(peer)) return;
    isFound = true;
    onFound();
  };
}
