import { isIP, isIPv4 } from 'node:net';

const withPort = /^(?:\[([^\]]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/;

/** The eight groups of an IPv6 address, as numbers. */
function groupsOf(address: string): number[] {
  // The URL parser knows every spelling, including a trailing IPv4 address.
  const { hostname } = new URL(`http://[${address}]`);
  const [head = [], tail = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const gap = Array<string>(8 - head.length - tail.length).fill('0');
  return [...head, ...gap, ...tail].map((group) => Number.parseInt(group, 16));
}

const written = (groups: readonly number[]) => groups.map((group) => group.toString(16)).join(':');

/**
 * A network address without port, brackets and zone; an IPv4-mapped IPv6 address becomes IPv4.
 * Null for anything that is no address.
 */
function plainAddress(text: string): string | null {
  const [, bracketed, dotted] = withPort.exec(text) ?? [];
  const address = (bracketed ?? dotted ?? text).replace(/%.*$/, '');
  if (isIP(address) !== 6) return isIPv4(address) ? address : null;
  const groups = groupsOf(address);
  const isMapped = groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0);
  if (!isMapped) return address;
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');
}

interface Forwarded {
  /** Address of the socket's other end. */
  peer: string | undefined;
  /** `X-Forwarded-For`, the last proxy's entry at its end. */
  forwardedFor: string | string[] | undefined;
}

/**
 * The address that a request comes from: the nearest one that is no trusted proxy. A proxy that names no valid address
 * counts as the client itself. Null if the socket has no address.
 */
export function clientAddress(
  { peer, forwardedFor = '' }: Forwarded,
  isTrusted: (address: string) => boolean,
): string | null {
  let address = plainAddress(peer ?? '');
  for (const hop of String(forwardedFor).split(',').toReversed()) {
    const next = address !== null && isTrusted(address) ? plainAddress(hop.trim()) : null;
    if (next === null) return address;
    address = next;
  }
  return address;
}

/** The keys that an address is counted under. */
interface Sources {
  /** A single client: a whole IPv4 address, a /64 of IPv6. */
  one: string;
  /** The client's network: a /24 of IPv4, a /48 of IPv6. */
  network: string;
  family: 4 | 6;
}

export function sourcesOf(address: string): Sources {
  if (isIP(address) !== 6) {
    return { one: address, network: `${address.replace(/\.\d+$/, '')}.0/24`, family: 4 };
  }
  const groups = groupsOf(address);
  const [one, network] = [written(groups.slice(0, 4)), written(groups.slice(0, 3))];
  return { one: `${one}::/64`, network: `${network}::/48`, family: 6 };
}
