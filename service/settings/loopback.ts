import { isIPv4 } from 'node:net';

/** The host of an address; an IPv6 one without its brackets. */
export const bareHost = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

/** Whether an address leads to this machine, so that nobody can listen in between. */
export function isLoopback(url: URL): boolean {
  const host = bareHost(url);
  return (
    host === 'localhost' ||
    host.endsWith('.localhost') ||
    host === '::1' ||
    (isIPv4(host) && host.startsWith('127.'))
  );
}
