import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildDir } from './paths.ts';

/** Cache shared between builds, with one folder per kind. */
const cacheDir = join(buildDir, 'cache', 'made');

/** Cache keys include the lock file, the Node version and the architecture, so an upgrade invalidates everything. */
const versions = createHash('sha256')
  .update(readFileSync('package-lock.json'))
  .update(`${process.version} ${process.arch}`);

const digestOf = (content: Buffer) => createHash('sha256').update(content).digest();
const digestLength = 32;

/** Reads an entry and marks it as used now; undefined if it is missing or damaged. */
async function taken(file: string): Promise<Buffer | undefined> {
  try {
    await using entry = await open(file, 'r+');
    const whole = await entry.readFile();
    const content = whole.subarray(digestLength);
    if (!digestOf(content).equals(whole.subarray(0, digestLength))) return undefined;
    const now = new Date();
    await entry.utimes(now, now);
    return content;
  } catch {
    return undefined;
  }
}

/** Writes an entry atomically: a concurrent reader sees the old content, none, or all of the new. */
async function keep(file: string, content: Buffer): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, Buffer.concat([digestOf(content), content]));
  await rename(draft, file);
}

/**
 * Returns what `make` returns, cached by key across builds. The key has to contain everything the result depends on:
 * the content, the options, and our own code where it does more than call a library.
 * @param kind name of a folder, such as `brotli`
 */
export async function madeOnce(
  kind: string,
  key: readonly (string | Buffer)[],
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const hash = versions.copy();
  for (const part of key) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  const folder = join(cacheDir, kind);
  const file = join(folder, hash.digest('base64url'));
  const kept = await taken(file);
  if (kept) return kept;
  const made = await make();
  await mkdir(folder, { recursive: true });
  await keep(file, made);
  return made;
}

/** Deletes entries that no build has used since a time in milliseconds since 1970. */
export async function dropUnused(since: number): Promise<void> {
  const entries = await readdir(cacheDir, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = join(entry.parentPath, entry.name);
    // Another build may have removed it in between.
    const used = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => since,
    );
    if (used < since) await rm(file, { force: true });
  }
}
