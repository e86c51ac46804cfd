import type { IncomingHttpHeaders } from 'node:http';
import { minuteMs } from '../lib/durations.ts';
import { isLoopback } from '../settings/loopback.ts';

/** How long the browser that sent an inquiry may see and change the address in it. */
export const senderMs = 10 * minuteMs;

/**
 * The cookie by which the browser that sent an inquiry is known. Its prefix has browsers take it from this host alone and
 * over https; Safari takes no such cookie from a site on this machine.
 */
export function createSenderCookie(siteUrl: string) {
  const isPlain = siteUrl.startsWith('http:') && isLoopback(new URL(siteUrl));
  const name = isPlain ? 'sent' : '__Host-sent';
  const attributes = `Max-Age=${senderMs / 1000}; Path=/; HttpOnly; SameSite=Lax${isPlain ? '' : '; Secure'}`;
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([\\w.-]+)`);
  return {
    /** The header that sets it. */
    set: (proof: string): string => `${name}=${proof}; ${attributes}`,
    /** What a request proves; empty where it proves nothing. */
    read: ({ cookie = '' }: IncomingHttpHeaders): string => pattern.exec(cookie)?.[1] ?? '',
  };
}

export type SenderCookie = ReturnType<typeof createSenderCookie>;
