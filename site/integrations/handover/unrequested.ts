import { readFile, rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { forEachLimit } from '../forEachLimit.ts';
import { builtFiles, mentioned } from '../builtFiles/builtFiles.ts';

/** Removes scripts that nothing in the site asks for, such as the client that `@astrojs/react` always emits. */
export async function removeUnrequestedScripts(dist: string): Promise<void> {
  const files = await builtFiles(dist, /\.(html|js|json)$/);
  const scripts = files.filter((file) => file.includes('/_assets/') && file.endsWith('.js'));
  const readers = new Map<string, readonly string[]>();
  await forEachLimit(files, 16, async (file) => {
    const names = new Set(mentioned(await readFile(file, 'utf8'), 'js'));
    // The paths of the scripts and not the names found, which hold the whole text in memory that they are cut of.
    const asked = scripts.filter((script) => script !== file && names.has(basename(script)));
    readers.set(file, asked);
  });
  // What only a removed script imports goes with it.
  for (;;) {
    const requested = new Set([...readers.values()].flat());
    const unrequested = scripts.filter((script) => readers.has(script) && !requested.has(script));
    if (unrequested.length === 0) return;
    for (const script of unrequested) {
      readers.delete(script);
      await rm(script);
    }
  }
}
