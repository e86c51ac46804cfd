import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { buildDay } from '../time/buildMoment.ts';
import { folderOf, namesIn } from './contentNames.ts';
import { nearest } from '../lib/nearest.ts';
import { onDay } from '../time/datedWords.ts';
import { marked } from './furniture.ts';
import { withPrices } from './fillPrices.ts';
import { contentDir } from '../lib/paths.ts';

/** The records that texts may quote, each with the field to use unless a text names another. */
const kinds = {
  fact: { collection: 'facts', field: 'text' },
  promise: { collection: 'promises', field: 'short' },
} as const;

const isKind = (name: string): name is keyof typeof kinds => name in kinds;
const placeholder = /\{(fact|promise):([\w-]+)(?:\.([a-z]+))?\}/g;

function wordsOf(kind: string, name: string, field: string | undefined): string {
  if (!isKind(kind)) throw new Error(`There are no records of the kind "${kind}".`);
  const { collection, field: usual } = kinds[kind];
  const names = namesIn(collection);
  if (!names.includes(name)) {
    const close = nearest(name, names);
    throw new Error(
      `{${kind}:${name}} names no file in ${folderOf(collection)}.${close.length > 0 ? ` Near it are ${close.join(', ')}.` : ''}`,
    );
  }
  const file = join(contentDir, `records/${collection}/${name}.yaml`);
  const record: Record<string, unknown> = parse(readFileSync(file, 'utf8'));
  const words = record[field ?? usual];
  if (typeof words !== 'string')
    throw new Error(`{${kind}:${name}.${field ?? usual}} is no text of ${file}.`);
  return words.trim();
}

/**
 * A text of the content as pages show it. `{fact:retention}` becomes the record's text, marked as furniture; prices are
 * filled in from the rates (`fillPrices.ts`), and dated words by the day of the build (`datedWords.ts`). `data` is the
 * file that contains the text. Throws an Error that names an unknown record, price or mark.
 */
export const filled = (text: string, data: object = {}): string =>
  onDay(
    withPrices(
      text.replace(placeholder, (_, kind: string, name: string, field?: string) =>
        marked(wordsOf(kind, name, field)),
      ),
      data,
    ),
    buildDay(),
  );

/** Fills all texts inside data. */
export function fillWords(data: object): void {
  const fillIn = (part: object): void => {
    for (const [key, value] of Object.entries(part)) {
      if (typeof value === 'string') Reflect.set(part, key, filled(value, data));
      else if (typeof value === 'object' && value !== null) fillIn(value);
    }
  };
  fillIn(data);
}
