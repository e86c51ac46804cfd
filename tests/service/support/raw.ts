import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { Socket } from 'node:net';

/** A raw connection, for what no HTTP client would send; each local address 127.x.x.x acts as another visitor. */
export async function openSocket(port: number, localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  await once(socket, 'connect');
  // The service may close while we are still writing; only its answer matters.
  socket.on('error', () => {});
  return socket;
}

/** All that comes until the service closes the connection. */
export async function readToEnd(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  if (!socket.closed) await closed;
  return Buffer.concat(chunks).toString('latin1');
}

/** Sends the bytes and reads the answer until the service closes the connection. */
export async function exchange(port: number, bytes: string | Buffer): Promise<string> {
  const socket = await openSocket(port);
  const answer = readToEnd(socket);
  socket.write(bytes);
  return answer;
}

/** The status of a raw answer. */
export const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);

/** A port that nobody else has until it is released. */
export async function takePort(): Promise<{ port: number; release: () => Promise<void> }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the port has no number');
  const release = async () => {
    server.close();
    await once(server, 'close');
  };
  return { port: address.port, release };
}
