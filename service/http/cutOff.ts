import type { Socket } from 'node:net';

declare module 'node:net' {
  interface Socket {
    /** Node's own HTTP parser of this socket. */
    parser?: object | null;
  }
}

/** The slot in which Node's parser holds its callback for pieces of a body (`kOnBody` in node_http_parser.cc). */
const onBody = 3;

/**
 * Closes a connection and discards what was already read from it. Node reads up to 64 KiB at once and would go on to
 * hand it over piece by piece, ten thousand of them if each is a byte, even after the connection is destroyed.
 */
export function cutOff(socket: Socket): void {
  const { parser } = socket;
  if (parser && !socket.destroyed) {
    const heard: unknown = Reflect.get(parser, onBody);
    Reflect.set(parser, onBody, null);
    // Node reuses parsers for other connections.
    socket.once('close', () => Reflect.set(parser, onBody, heard));
  }
  socket.destroy();
}
