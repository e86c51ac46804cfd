import { readdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** Removes scripts that nothing in the site asks for, such as the client that `@astrojs/react` always emits. */
export async function removeUnrequestedScripts(dist: string): Promise<void> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const readers = files.filter((file) => /\.(html|js|json)$/.test(file));
  const texts = new Map(
    await Promise.all(readers.map(async (file) => [file, await readFile(file, 'utf8')] as const)),
  );
  for (const script of files.filter((file) => file.includes('/_assets/') && file.endsWith('.js'))) {
    const requested = [...texts].some(([file, text]) => file !== script && text.includes(basename(script)));
    if (!requested) await rm(script);
  }
}
