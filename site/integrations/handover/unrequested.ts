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
  const scripts = files.filter((file) => file.includes('/_assets/') && file.endsWith('.js'));
  const requested = (script: string) =>
    [...texts].some(([file, text]) => file !== script && text.includes(basename(script)));
  // What only a removed script imports goes with it.
  for (;;) {
    const unrequested = scripts.filter((script) => texts.has(script) && !requested(script));
    if (unrequested.length === 0) return;
    for (const script of unrequested) {
      texts.delete(script);
      await rm(script);
    }
  }
}
