import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createRefusedNetworks } from '../../../service/inquiries/refusedNetworks.ts';
import { acceptedCodings } from '../../../service/pages/negotiate.ts';
import { createMemoryWindows } from '../../../service/store/memoryWindows.ts';

const windowMs = 60_000;

test('60,000 windows of addresses are remembered; the oldest gives way', () => {
  const count = createMemoryWindows();
  const hits = (source: number) => count([{ source: String(source), windowMs }], { now: 0 })[0]?.count;
  for (let source = 0; source < 60_000; source++) hits(source);
  expect(hits(0)).toBe(2);
  hits(60_000);
  expect([hits(1), hits(0)]).toEqual([2, 1]);
});

test('10,000 refused networks are remembered; the oldest gives way', () => {
  const refused = createRefusedNetworks();
  for (let network = 0; network < 10_000; network++) refused.add(String(network), 0, windowMs);
  expect(refused.waitOf('0', 0)).toBe(windowMs);
  refused.add('10000', 0, windowMs);
  expect(['0', '1', '10000'].map((network) => refused.waitOf(network, 0))).toEqual([
    null,
    windowMs,
    windowMs,
  ]);
});

test('however many kinds of Accept-Encoding are sent, memory stays what it was', () => {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  const usedMiB = () => {
    if (typeof collect === 'function') collect();
    return process.memoryUsage().heapUsed / 2 ** 20;
  };
  const before = usedMiB();
  for (let kind = 0; kind < 100_000; kind++) acceptedCodings(`br, x${kind}`.padEnd(200, 'x'));
  expect(usedMiB() - before).toBeLessThan(10);
});
