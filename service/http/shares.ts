import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { clientAddress, sourcesOf } from '../location/address.ts';

interface ShareOptions {
  /** Connections of one address (IPv6: one /64); behind a proxy, its requests in progress. */
  mostOfOne: number;
  /** Trusted proxies are exempt, since their connections serve many visitors. */
  isTrusted: (address: string) => boolean;
}

/**
 * Limits every client to a share of the connections, so that nobody takes them all. Behind a proxy, requests in
 * progress count instead.
 */
export function createShares({ mostOfOne, isTrusted }: ShareOptions) {
  const open = new Map<string, Set<Socket>>();
  /** Requests in progress, by the address for which a proxy sends them. */
  const asked = new Map<string, number>();

  /** The client at the other end; null for trusted proxies, and if the socket no longer has an address. */
  function ownerOf({ remoteAddress: peer }: Socket): string | null {
    const address = clientAddress({ peer, forwardedFor: undefined }, () => false);
    return address === null || isTrusted(address) ? null : sourcesOf(address).one;
  }

  return {
    /** Counts a new connection; false if its client already has the most allowed. */
    take(socket: Socket): boolean {
      const owner = ownerOf(socket);
      if (owner === null) return true;
      const sockets = open.get(owner) ?? new Set();
      if (sockets.size >= mostOfOne) return false;
      open.set(owner, sockets.add(socket));
      socket.once('close', () => {
        sockets.delete(socket);
        if (sockets.size === 0) open.delete(owner);
      });
      return true;
    },
    /** Counts a request; false if the client behind a proxy already has the most allowed in progress. */
    takeRequest({ socket, headers }: IncomingMessage, response: ServerResponse): boolean {
      const forwardedFor = headers['x-forwarded-for'];
      if (forwardedFor === undefined) return true;
      const address = clientAddress({ peer: socket.remoteAddress, forwardedFor }, isTrusted);
      if (address === null || isTrusted(address)) return true;
      const { one } = sourcesOf(address);
      const count = asked.get(one) ?? 0;
      if (count >= mostOfOne) return false;
      asked.set(one, count + 1);
      response.once('close', () => {
        const left = (asked.get(one) ?? 1) - 1;
        if (left > 0) asked.set(one, left);
        else asked.delete(one);
      });
      return true;
    },
    /** All connections of the client that has this one, itself included. */
    allOf(socket: Socket): Iterable<Socket> {
      return open.get(ownerOf(socket) ?? '') ?? [socket];
    },
  };
}
