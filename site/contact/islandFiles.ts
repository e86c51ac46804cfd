import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildDir } from '../lib/paths.ts';

/** Where the build notes the files of every island until the pages are rendered. */
export const islandsFile = join(buildDir, 'islands.json');

/** Addresses of what an island consists of. */
export interface IslandFiles {
  /** The module to import. */
  script: string;
  /** Modules that it imports in turn. */
  imports: string[];
  styles: string[];
}

/** The files of an island while a page renders, by the path of its module from the root of the project. */
export async function islandFiles(entry: string): Promise<IslandFiles> {
  // The development server takes the source, and brings styles and imports along.
  if (import.meta.env.DEV) return { script: `/${entry}`, imports: [], styles: [] };
  const islands: Record<string, IslandFiles> = JSON.parse(await readFile(islandsFile, 'utf8'));
  const files = islands[entry];
  if (!files) throw new Error(`${entry} is not among the islands of astro.config.ts.`);
  return files;
}
