import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildDir } from '../lib/paths.ts';

/** Where the build notes the group of each page until the pages are indexed. */
const groupsFile = join(buildDir, 'search-groups.json');

/** Names of groups by the paths of their pages. */
export type Groups = Record<string, string>;

/** Notes which pages can be searched and to which group each belongs, while the page that lists them renders. */
export function noteSearchGroups(groups: Groups): void {
  mkdirSync(buildDir, { recursive: true });
  writeFileSync(groupsFile, JSON.stringify(groups));
}

/** What {@link noteSearchGroups} noted. */
export async function searchGroups(): Promise<Groups> {
  const groups: Groups = JSON.parse(await readFile(groupsFile, 'utf8'));
  return groups;
}
