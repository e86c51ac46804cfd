import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';

const run = promisify(execFile);
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp('.cache/content-test-');
  await cp('content', join(folder, 'content'), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Builds a copy of the content with one change; what the build says when it stops. */
async function complaintAfter(file: string, change: (text: string) => string): Promise<string> {
  const path = join(folder, 'content', file);
  await writeFile(path, change(await readFile(path, 'utf8')));
  const env = {
    ...process.env,
    CONTENT_DIR: join(folder, 'content'),
    OUT_DIR: folder,
    ASTRO_TELEMETRY_DISABLED: '1',
  };
  const failure: unknown = await run(resolve('node_modules/.bin/astro'), ['build'], { env }).then(
    () => new Error('the build went through'),
    (error: unknown) => error,
  );
  if (!(failure instanceof Error)) throw new Error('The build failed without an error.');
  return `${Reflect.get(failure, 'stdout') ?? ''}${Reflect.get(failure, 'stderr') ?? ''}${failure.message}`;
}

test('a missing field stops the build with file, field and what is expected', async () => {
  const complaint = await complaintAfter('agency.yaml', (text) => text.replace(/^action: .*\n/m, ''));
  expect(complaint).toMatch(/agency\.yaml: action: .*Write a text here/);
});

test('a misspelled field is named', async () => {
  const complaint = await complaintAfter('pages/home.yaml', (text) => text.replace('  lede:', '  leed:'));
  expect(complaint).toMatch(/pages\/home\.yaml: hero: there is no such field as "leed" here/);
});

test('a text that is too long says how long it may be', async () => {
  const complaint = await complaintAfter('agency.yaml', (text) =>
    text.replace(/^brand: .*/m, `brand: ${'x'.repeat(41)}`),
  );
  expect(complaint).toMatch(/agency\.yaml: brand: Keep this under 40 characters/);
});
