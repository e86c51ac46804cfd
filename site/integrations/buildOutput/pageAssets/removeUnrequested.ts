import { readFile, rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { HASHED_FOLDER } from '../../../../contract/caching.ts';
import { builtFiles, mentioned } from '../builtFiles.ts';
import { forEachLimit } from '../forEachLimit.ts';

/**
 * Removes stylesheets and scripts that nothing in the site asks for: those that were joined, and such as the client that
 * `@astrojs/react` always emits.
 * @param byPages names of the files that pages ask for
 */
export async function removeUnrequested(dist: string, byPages: ReadonlySet<string>): Promise<void> {
  const assets = (await builtFiles(dist, /\.(css|js)$/)).filter((file) => file.includes(HASHED_FOLDER));
  const readers = new Map<string, readonly string[]>(assets.map((asset) => [asset, []]));
  await forEachLimit(await builtFiles(dist, /\.(js|json)$/), 16, async (file) => {
    const text = await readFile(file, 'utf8');
    const names = new Set([...mentioned(text, 'css'), ...mentioned(text, 'js')]);
    // The paths of the files and not the names found, which hold the whole text in memory that they are cut of.
    readers.set(
      file,
      assets.filter((asset) => asset !== file && names.has(basename(asset))),
    );
  });
  // What only a removed script imports goes with it.
  for (;;) {
    const requested = new Set([...readers.values()].flat());
    const unrequested = assets.filter(
      (asset) => readers.has(asset) && !requested.has(asset) && !byPages.has(basename(asset)),
    );
    if (unrequested.length === 0) return;
    for (const asset of unrequested) {
      readers.delete(asset);
      await rm(asset);
    }
  }
}
