import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildDir } from '../lib/paths.ts';

/** Where the build notes what it knows of the pages until they are indexed. */
const notesFile = join(buildDir, 'search-notes.json');

export interface SearchNotes {
  /** By path, for every page in the index: its group, and its names besides the headline. */
  pages: Record<string, { group: string; names: readonly string[] }>;
  /** Words that name nothing, in small letters. */
  ignored: readonly string[];
  /** Endings in which forms of a word differ. */
  endings: readonly string[];
}

/** Notes which pages can be searched, while the page that lists them renders. */
export function noteSearch(notes: SearchNotes): void {
  mkdirSync(buildDir, { recursive: true });
  writeFileSync(notesFile, JSON.stringify(notes));
}

/** What {@link noteSearch} noted. */
export async function searchNotes(): Promise<SearchNotes> {
  const notes: SearchNotes = JSON.parse(await readFile(notesFile, 'utf8'));
  return notes;
}
