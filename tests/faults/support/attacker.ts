import { connect } from 'node:net';
import type { Socket } from 'node:net';
import * as v from 'valibot';

/** A separate program, so that it shares no thread with the measurements. Sends the same bytes on many connections. */

const attackOptions = v.object({
  port: v.number(),
  connections: v.number(),
  /** How many addresses of this machine they come from. */
  addresses: v.number(),
  /** What is sent at once, and what follows it repeatedly, whole or in packets of one byte. */
  head: v.string(),
  piece: v.string(),
  times: v.number(),
  packets: v.picklist(['whole', 'one byte']),
  /** Ends after this many milliseconds. */
  ms: v.number(),
});

export type AttackOptions = v.InferOutput<typeof attackOptions>;

/** What one connection still sends; false once that is all. */
function* bytesOf(text: string, times: number): Generator<string> {
  for (let time = 0; time < times; time++) yield* text;
}

function attack({ port, connections, addresses, head, piece, times, packets, ms }: AttackOptions): void {
  let open = connections;
  const whole = Buffer.from(piece.repeat(packets === 'whole' ? times : 0));

  async function drip(socket: Socket): Promise<void> {
    for (const byte of bytesOf(piece, times)) {
      if (socket.destroyed) return;
      await new Promise<void>((sent) => socket.write(byte, () => sent()));
    }
  }

  function begin(socket: Socket): void {
    socket.write(head);
    if (packets === 'whole') socket.write(whole);
    else void drip(socket);
  }

  for (let index = 0; index < connections; index++) {
    const localAddress = `127.0.1.${1 + (index % addresses)}`;
    const socket = connect({ port, host: '127.0.0.1', localAddress, noDelay: true });
    socket.on('connect', () => begin(socket));
    // The answer is read.
    socket.resume();
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (--open === 0) process.exit();
    });
  }
  setTimeout(() => process.exit(), ms);
}

attack(v.parse(attackOptions, JSON.parse(process.argv[2] ?? '{}')));
