import { createServer, connect, type Socket } from 'node:net';

/** As Lighthouse's phone: 150 ms there and back, 1.6 Mbit a second. */
const halfTripMs = 75;
const bytesPerMs = (1.6 * 1024 * 1024) / 8 / 1000;

/** One direction of the line, shared by all connections: a byte leaves when those before it have, and travels. */
function direction(): (from: Socket, to: Socket) => void {
  let freeAt = 0;
  return (from, to) => {
    from.on('data', (chunk: Buffer) => {
      const now = performance.now();
      freeAt = Math.max(freeAt, now) + chunk.length / bytesPerMs;
      setTimeout(() => to.writable && to.write(chunk), freeAt - now + halfTripMs);
    });
    from.on('end', () => setTimeout(() => to.end(), Math.max(freeAt - performance.now(), 0) + halfTripMs));
    from.on('error', () => to.destroy());
  };
}

/** A slow line to a port of this machine; the port at its near end. Opening a connection takes a trip as well. */
export async function slowLine(port: number): Promise<{ port: number; stop: () => void }> {
  const [up, down] = [direction(), direction()];
  const server = createServer((near) => {
    near.pause();
    const far = connect(port, '127.0.0.1', () => {
      setTimeout(() => {
        up(near, far);
        down(far, near);
        near.resume();
      }, 2 * halfTripMs);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('The line has no port.');
  return { port: at.port, stop: () => server.close() };
}
