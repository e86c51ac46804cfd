import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import type { Kind } from '../../site/collections/Kind.ts';

/** The cards of a kind by the names of its collections. */
async function cardsOf(project: string, name: string): Promise<Kind['collections']> {
  const file = pathToFileURL(join(project, 'site/templates', name, 'kind.ts'));
  const { kind }: { kind: Kind } = await import(file.href);
  return kind.collections;
}

/** Removes list entries that only name deleted collections from a content file; `namesOf` finds the names. */
function forgetIn(file: string, list: string, namesOf: readonly string[], gone: ReadonlySet<string>): void {
  const document = parseDocument(readFileSync(file, 'utf8'));
  const items = document.get(list);
  if (!isSeq(items)) throw new Error(`${file} has no ${list}.`);
  items.items = items.items.filter((item) => {
    const named = isMap(item) ? item.getIn(namesOf) : undefined;
    if (typeof named === 'string') return !gone.has(named);
    if (!isSeq(named)) return true;
    named.items = named.items.filter((name) => !(isScalar(name) && gone.has(String(name.value))));
    return named.items.length > 0;
  });
  writeFileSync(file, document.toString({ lineWidth: 0 }));
}

/**
 * Deletes kinds of pages from a project: their folders, tests and content, their headings in the search and their
 * menus. Other links to them stay in the content, since a link only shows if its page exists.
 */
export async function deleteKinds(project: string, names: readonly string[]): Promise<void> {
  const content = join(project, 'content');
  const collections = new Set<string>();
  for (const name of names) {
    for (const [collection, { files }] of Object.entries(await cardsOf(project, name))) {
      collections.add(collection);
      for (const file of globSync(files, { cwd: content })) rmSync(join(content, file));
    }
    for (const place of ['site/templates', 'tests/site'])
      rmSync(join(project, place, name), { recursive: true, force: true });
  }
  forgetIn(join(content, 'search.yaml'), 'groups', ['kinds'], collections);
  forgetIn(join(content, 'navigation.yaml'), 'menus', ['all', 'of'], collections);
}
