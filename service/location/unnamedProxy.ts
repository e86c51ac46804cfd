import type { IncomingMessage } from 'node:http';
import { clientAddress } from './address.ts';

interface UnnamedProxyOptions {
  isTrusted: (address: string) => boolean;
  /** Called once, with the first such request. */
  onFound: () => void;
}

/**
 * Looks for a proxy that TRUSTED_PROXIES lacks: a peer that sends X-Forwarded-For without being trusted. Behind it all
 * visitors would count as one, which nothing else shows until there are many.
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
