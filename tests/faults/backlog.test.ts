import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../service/store/openStore.ts';
import { day, newInquiry } from '../service/support-store/inquiry.ts';
import { freePort } from '../service/support-store/postgres.ts';
import { Reply, startSmtp } from '../service/support-store/smtp.ts';
import { arrived } from './support/mails.ts';
import { memoryOf } from './support/memory.ts';
import { usePrograms } from './support/programs.ts';

const programs = usePrograms();
const count = 10_000;
/** How many are stored at a time. */
const group = 1_000;
const patience = { timeout: 560_000, interval: 250 };

/** Stores inquiries a millisecond apart, the last of them three days ago; their ids, the oldest first. */
async function fill(databaseUrl: string): Promise<string[]> {
  const first = Date.now() - 3 * day - count;
  const inquiries = Array.from({ length: count }, (_, index) => newInquiry({ receivedAt: first + index }));
  const store = await openStore(databaseUrl);
  for (let from = 0; from < count; from += group) {
    await Promise.all(inquiries.slice(from, from + group).map((inquiry) => store.put(inquiry)));
  }
  await store.close();
  return inquiries.map(({ id }) => id);
}

test('10,000 inquiries that waited three days for the relay arrive once, oldest first, at its pace', async () => {
  const folder = programs.folder();
  // In memory where that can be: what is on disk when is not the matter here, and the disk is most of the time.
  const data = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'backlog-'));
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  const DATABASE_URL = `file:${join(data, 'inquiries.db')}`;
  const ids = await fill(DATABASE_URL);
  const [port, metricsPort] = [await freePort(), await freePort()];
  const { url, pid, out } = await programs.run(folder, {
    ...{ DATABASE_URL, SMTP_URL: `smtp://127.0.0.1:${port}`, METRICS_PORT: String(metricsPort) },
  });
  const metric = async (name: string) => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    return Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]);
  };
  await expect.poll(out, patience).toContain('channel paused');
  expect(await metric('deliveries_waiting')).toBe(count);
  expect(await metric('oldest_undelivered_seconds')).toBeGreaterThan((3 * day) / 1000);

  const smtp = await startSmtp({}, port);
  onTestFinished(smtp.stop);
  let resting = 0;
  smtp.behaviour.onMessage = (message) => {
    if (message === count / 2 && resting++ === 0) throw new Reply(421, 'come back later');
  };
  const heap: number[] = [];
  const left = async () => {
    heap.push(await metric('nodejs_heap_size_used_bytes'));
    return metric('deliveries_waiting');
  };
  await expect.poll(left, patience).toBe(0);
  // What a mail leaves is collected late, but it is collected: of the second half, the moment after that.
  const alive = Math.min(...heap.slice(heap.length / 2)) / 2 ** 20;
  expect(alive).toBeLessThan(64);
  // The unit of systemd allows 512.
  expect(memoryOf(pid)).toBeLessThan(400);
  expect(await metric('oldest_undelivered_seconds')).toBe(0);
  expect((await fetch(`${url}/healthz/ready`)).status).toBe(200);

  const order = arrived(smtp.raw);
  expect(order).toHaveLength(count);
  // Those that were tried while the relay was away let others go first.
  const tried = new Set([...out().matchAll(/"id":"([^"]+)".*"msg":"delivery failed"/g)].map(([, id]) => id));
  expect(tried.size).toBeLessThan(10);
  const untried = (id: string) => !tried.has(id);
  expect(order.filter(untried)).toEqual(ids.filter(untried));
  expect(order.toSorted()).toEqual(ids.toSorted());
}, 600_000);
