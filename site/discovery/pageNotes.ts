import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageKind } from '../collections/addresses.ts';
import { buildDir } from '../lib/paths.ts';

/** A collection whose entries become pages; the 404 page has no collection of its own. */
export type PageCollection = PageKind | 'not-found';

/** Where pages store their notes until the build joins them. */
export const notesDir = join(buildDir, 'page-notes');

export interface PageNote {
  /** Address as visitors see it, such as `/hire-flutter-developers/`. */
  path: string;
  /** The collection it comes from. */
  kind: PageCollection;
  /** Which form of its kind it has, such as `device`; null if its kind has only one. */
  template: string | null;
  /** Words that only name what the page is about; masked before pages are compared. */
  keywords: readonly string[];
}

/** Notes what a page is while it renders, since the content check compares pages of a kind. */
export function notePage(note: PageNote): void {
  mkdirSync(notesDir, { recursive: true });
  writeFileSync(join(notesDir, `${encodeURIComponent(note.path)}.json`), JSON.stringify(note));
}
