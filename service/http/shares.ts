import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { clientAddress, sourcesOf } from '../location/address.ts';

interface ShareOptions {
  /** Connections of one address, or one /64 of IPv6; through a proxy, requests at work. */
  mostOfOne: number;
  /** Proxies, whose connections are many visitors'. */
  isTrusted: (address: string) => boolean;
}

/**
 * Keeps everybody within a share of the connections, so that nobody takes those of all others, through proxies either:
 * each request at work takes one of theirs.
 */
export function createShares({ mostOfOne, isTrusted }: ShareOptions) {
  const open = new Map<string, Set<Socket>>();
  /** How many requests of whom proxies ask for are at work. */
  const asked = new Map<string, number>();

  /** Whoever has the other end; null for trusted proxies, and where the socket has no address any more. */
  function ownerOf({ remoteAddress: peer }: Socket): string | null {
    const address = clientAddress({ peer, forwardedFor: undefined }, () => false);
    return address === null || isTrusted(address) ? null : sourcesOf(address).one;
  }

  return {
    /** Takes a new connection; false when its owner has as many as one may have. */
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
    /** Takes a request; false when a proxy asks for somebody who has as many at work as one may have. */
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
    /** All connections of the one who has this, itself included. */
    allOf(socket: Socket): Iterable<Socket> {
      return open.get(ownerOf(socket) ?? '') ?? [socket];
    },
  };
}
