import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isMap, isScalar, isSeq, parseDocument, visit } from 'yaml';
import type { Kind } from '../../site/collections/Kind.ts';

/** The cards of a kind by the names of its collections. */
async function cardsOf(project: string, name: string): Promise<Kind['collections']> {
  const file = pathToFileURL(join(project, 'site/templates', name, 'kind.ts'));
  const { kind }: { kind: Kind } = await import(file.href);
  return kind.collections;
}

const nameOf = (pattern: string, file: string): string => {
  const [before = '', after = ''] = pattern.split(/\*.*\*|\*/);
  return file.slice(before.length, -after.length);
};

/** Words of a text without links to these pages. */
const unlinked = (text: string, gone: (path: string) => boolean): string =>
  text.replace(/\[([^\]]+)\]\((\/[^)]*)\)/g, (link, words: string, path: string) =>
    gone(path) ? words : link,
  );

/** Takes out of a file of content what leads to pages or names collections that are gone. */
function forget(file: string, gone: (path: string) => boolean, collections: ReadonlySet<string>) {
  const text = readFileSync(file, 'utf8');
  const [, front, body] = file.endsWith('.md')
    ? (/^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [])
    : [null, text, ''];
  const document = parseDocument(front ?? '');
  let changed = false;
  const leadsAway = (node: unknown) => isMap(node) && gone(String(node.get('page')));
  visit(document, {
    Seq(_key, seq) {
      const kept = seq.items.filter(
        (item) =>
          !leadsAway(item) &&
          !(isScalar(item) && (gone(String(item.value)) || collections.has(String(item.value)))),
      );
      changed ||= kept.length < seq.items.length;
      seq.items = kept;
    },
    Map(_key, map) {
      const kept = map.items.filter(
        ({ key, value }) => !leadsAway(value) && !(isScalar(value) && key && gone(String(value.value))),
      );
      changed ||= kept.length < map.items.length;
      map.items = kept;
    },
    Scalar(_key, scalar) {
      if (typeof scalar.value !== 'string') return;
      const next = unlinked(scalar.value, gone);
      changed ||= next !== scalar.value;
      scalar.value = next;
    },
    Pair(_key, { value }) {
      if (isSeq(value) && value.items.length === 0) return visit.REMOVE;
      return undefined;
    },
  });
  const story = unlinked(body ?? '', gone);
  if (!changed && story === (body ?? '')) return;
  const yaml = document.toString({ lineWidth: 0 });
  writeFileSync(file, file.endsWith('.md') ? `---\n${yaml}---\n${story}` : yaml);
}

/** Deletes kinds of pages from a project: their folders, tests and content, and what leads to them in other content. */
export async function deleteKinds(project: string, names: readonly string[]): Promise<void> {
  const content = join(project, 'content');
  const paths = new Set<string>();
  const collections = new Set<string>();
  for (const name of names) {
    for (const [collection, card] of Object.entries(await cardsOf(project, name))) {
      collections.add(collection);
      for (const file of globSync(card.files, { cwd: content })) {
        if (card.address) paths.add(card.address.replace('*', nameOf(card.files, file)));
        rmSync(join(content, file));
      }
    }
    for (const place of ['site/templates', 'tests/site'])
      rmSync(join(project, place, name), { recursive: true, force: true });
  }
  const gone = (path: string) => paths.has(path.replace(/#.*$/, ''));
  for (const file of globSync('**/*.{yaml,md}', { cwd: content }))
    if (!file.endsWith('README.md')) forget(join(content, file), gone, collections);
}
