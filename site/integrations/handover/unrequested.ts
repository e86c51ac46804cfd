import { readFile, rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { inTurns } from '../../lib/inTurns.ts';
import { builtFiles, mentioned } from '../builtFiles/builtFiles.ts';

/** Removes scripts that nothing in the site asks for, such as the client that `@astrojs/react` always emits. */
export async function removeUnrequestedScripts(dist: string): Promise<void> {
  const readers = new Map<string, readonly string[]>();
  await inTurns(await builtFiles(dist, /\.(html|js|json)$/), 16, async (file) => {
    readers.set(file, mentioned(await readFile(file, 'utf8'), 'js'));
  });
  const scripts = [...readers.keys()].filter((file) => file.includes('/_assets/') && file.endsWith('.js'));
  // What only a removed script imports goes with it.
  for (;;) {
    const requests = new Map<string, Set<string>>();
    for (const [file, names] of readers) {
      for (const name of names) requests.set(name, (requests.get(name) ?? new Set()).add(file));
    }
    const unrequested = scripts.filter((script) => {
      const asking = requests.get(basename(script)) ?? new Set();
      return readers.has(script) && asking.size === Number(asking.has(script));
    });
    if (unrequested.length === 0) return;
    for (const script of unrequested) {
      readers.delete(script);
      await rm(script);
    }
  }
}
