import type { Socket } from 'node:net';

declare module 'node:net' {
  interface Socket {
    /** What reads HTTP from it; Node's own. */
    parser?: object | null;
  }
}

/** The place of the function to which Node's parser hands pieces of a body (`kOnBody` in node_http_parser.cc). */
const onBody = 3;

/**
 * Closes a connection without hearing the rest of what was read from it. Node has read up to 64 KiB and goes on to hand
 * them over piece by piece, ten thousand of them where each is a byte, after the connection is destroyed as well.
 */
export function cutOff(socket: Socket): void {
  const { parser } = socket;
  if (parser && !socket.destroyed) {
    const heard: unknown = Reflect.get(parser, onBody);
    Reflect.set(parser, onBody, null);
    // Another connection will have it.
    socket.once('close', () => Reflect.set(parser, onBody, heard));
  }
  socket.destroy();
}
