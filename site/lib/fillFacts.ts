import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { folderOf, namesIn, nearest } from './contentNames.ts';
import { contentDir } from './paths.ts';

const factIn = /\{fact:([\w-]+)\}/g;

function wordsOf(name: string): string {
  const names = namesIn('facts');
  if (!names.includes(name)) {
    const close = nearest(name, names);
    throw new Error(
      `{fact:${name}} names no file in ${folderOf('facts')}.${close.length > 0 ? ` Near it are ${close.join(', ')}.` : ''}`,
    );
  }
  const { text }: { text: string } = parse(
    readFileSync(join(contentDir, `records/facts/${name}.yaml`), 'utf8'),
  );
  return text.trim();
}

/** Puts the wording of facts into all texts inside data: `{fact:retention}` becomes what its file says. */
export function fillFacts(data: object): void {
  for (const [key, value] of Object.entries(data)) {
    if (typeof value === 'string')
      Reflect.set(
        data,
        key,
        value.replace(factIn, (_, name: string) => wordsOf(name)),
      );
    else if (typeof value === 'object' && value !== null) fillFacts(value);
  }
}
