import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { exchange, statusOf } from '../../service/support/raw.ts';
import type { AttackOptions } from './attacker.ts';
import { memoryOf } from './memory.ts';

/** What the service was like while somebody attacked it. */
export interface Endured {
  /** The most memory it had, in MiB. */
  memory: number;
  /** The longest that `/healthz/live` took, each asked for on a connection of its own, in milliseconds. */
  slowest: number;
}

const alive = 'GET /healthz/live HTTP/1.1\r\nHost: agency.example\r\nConnection: close\r\n\r\n';
const pauseMs = 20;

/** Milliseconds that one check took; throws for any answer but 200. */
async function look(port: number): Promise<number> {
  const began = performance.now();
  const status = statusOf(await exchange(port, alive));
  if (status !== 200) throw new Error(`/healthz/live answers ${status}`);
  return performance.now() - began;
}

/** Watches the service at `port`, as a visitor from 127.0.0.1, until the attack and its after-effects are over. */
export async function watch(pid: number, port: number, attack: Promise<unknown>): Promise<Endured> {
  let isOver = false;
  void attack.finally(() => (isOver = true));
  const endured: Endured = { memory: 0, slowest: 0 };
  for (let after = 0; after < 10; after += isOver ? 1 : 0) {
    endured.slowest = Math.max(endured.slowest, await look(port));
    endured.memory = Math.max(endured.memory, memoryOf(pid));
    await sleep(pauseMs);
  }
  await attack;
  return endured;
}

/** Attacks a port of this machine; resolves once the attacker has ended. */
export async function attack(options: AttackOptions): Promise<void> {
  const program = resolve('tests/faults/support/attacker.ts');
  const child = spawn(process.execPath, [program, JSON.stringify(options)], { stdio: 'inherit' });
  await once(child, 'close');
}

const length = 60_000;

/** What an attacker sends on a connection. */
export type Sent = Pick<AttackOptions, 'head' | 'piece' | 'times'>;

/** Unfinished posts of 60,000 bytes: told beforehand, or in chunks of one byte each. */
export function postOf(type: string, coding: 'Content-Length' | 'chunked'): Sent {
  const head = [
    'POST /api/contact HTTP/1.1',
    'Host: agency.example',
    `Content-Type: ${type}`,
    coding === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${length + 1}`,
    '',
    '',
  ].join('\r\n');
  return { head, piece: coding === 'chunked' ? '1\r\nx\r\n' : 'x', times: length };
}
