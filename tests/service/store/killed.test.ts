import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { openStore } from '../../../service/store/openStore.ts';
import { databases, useStores } from '../support-store/stores.ts';

const putLoop = fileURLToPath(new URL('../support-store/putLoop.ts', import.meta.url));
const stepLoop = fileURLToPath(new URL('../support-store/stepLoop.ts', import.meta.url));
/** More with KILLS, when there is time. */
const kills = Number(process.env['KILLS'] ?? 3);
const patience = 10_000 * (kills + 2);

const folder = mkdtempSync(join(tmpdir(), 'killed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The lines that a process prints; kills it after `killAfter` lines. */
async function linesOf(command: string, parameters: readonly string[], killAfter = Infinity) {
  const child = spawn(command, parameters, { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    lines.push(line);
    if (lines.length === killAfter) child.kill('SIGKILL');
  }
  return lines;
}

async function storedIn(url: string): Promise<{ ids: Set<string>; waiting: number }> {
  const store = await openStore(url);
  const ids = new Set((await Array.fromAsync(store.all())).map(({ id }) => id));
  const { waiting } = await store.stats(0);
  await store.close();
  return { ids, waiting };
}

describe.each(databases)('killed under load, %s', (database) => {
  const stores = useStores(database);

  test(
    'has every acknowledged inquiry, each with its delivery',
    async () => {
      const url = await stores.createUrl();
      const acknowledged: string[] = [];
      for (let kill = 1; kill <= kills; kill++) {
        acknowledged.push(...(await linesOf(process.execPath, [putLoop, url], kill * 40)));
      }
      const { ids, waiting } = await storedIn(url);
      expect(acknowledged.length).toBeGreaterThanOrEqual(kills * 40);
      expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
      expect(waiting).toBe(ids.size);
    },
    patience,
  );

  test(
    'has every acknowledged step, each with its history and event',
    async () => {
      const url = await stores.createUrl();
      const acknowledged = new Map<string, number>();
      for (let kill = 1; kill <= kills; kill++) {
        for (const id of await linesOf(process.execPath, [stepLoop, url], kill * 40))
          acknowledged.set(id, (acknowledged.get(id) ?? 0) + 1);
      }
      const store = await stores.open(url);
      const inquiries = await Array.fromAsync(store.all());
      expect(inquiries.length).toBeGreaterThanOrEqual(kills * 8);
      for (const { id, version, state, steps, deliveries } of inquiries) {
        const versions = Array.from({ length: version }, (_, index) => index + 1);
        // One more may have been made and not acknowledged.
        expect([0, 1]).toContain(version - (acknowledged.get(id) ?? 0));
        expect(state).toBe(version % 2 === 1 ? 'taken' : 'new');
        expect(steps.map((step) => step.version)).toEqual(versions);
        expect(new Set(deliveries.map(({ channel }) => channel))).toEqual(
          new Set(versions.map((made) => `event.${made}`)),
        );
      }
    },
    patience,
  );
});

test('a disk that fails to write breaks the store for everybody waiting; a new start has what was acknowledged', async () => {
  const url = `file:${join(folder, 'inquiries.db')}`;
  // Past this size the system refuses to write, with an error that is not "disk full".
  const limited = 'trap "" XFSZ; ulimit -f 300; exec "$0" "$@"';
  const lines = await linesOf('bash', ['-c', limited, process.execPath, putLoop, url]);
  const failures = lines.filter((line) => !line.includes('-'));
  expect(failures).toEqual(new Array(9).fill('StoreBroken'));
  const acknowledged = lines.filter((line) => line.includes('-'));
  const { ids } = await storedIn(url);
  expect(acknowledged.length).toBeGreaterThan(10);
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
});
