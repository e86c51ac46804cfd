import { buildDay } from '../time/buildMoment.ts';
import { nearTo } from './contentFault.ts';
import { fileOf, folderOf, namesIn } from './contentNames.ts';
import { shownPath } from './contentSource.ts';
import { rawFields } from './rawFields.ts';
import { nearest } from '../lib/nearest.ts';
import { onDay } from '../time/datedWords.ts';
import { marked } from './furniture.ts';
import { withPrices } from './fillPrices.ts';

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
  if (!names.includes(name))
    throw new Error(
      `{${kind}:${name}} names no file in ${folderOf(collection)}.${nearTo(nearest(name, names))}`,
    );
  const file = fileOf(collection, name);
  const words = rawFields(file)[field ?? usual];
  if (typeof words !== 'string')
    throw new Error(`{${kind}:${name}.${field ?? usual}} is no text of ${shownPath(file)}.`);
  return words.trim();
}

/**
 * A text of the content as pages show it. `{fact:retention}` becomes the record's text, marked as furniture; prices are
 * filled in from the rates (`fillPrices.ts`), and dated words by the day of the build (`datedWords.ts`). `data` is the
 * file that contains the text. Throws an Error that names an unknown record, price or mark.
 */
const filled = (text: string, data: object = {}): string =>
  onDay(
    withPrices(
      text.replace(placeholder, (_, kind: string, name: string, field?: string) =>
        marked(wordsOf(kind, name, field)),
      ),
      data,
    ),
    buildDay(),
  );

/** The path of a value in data, such as `['hero', 'links', 0]`. */
type Path = readonly (string | number)[];

const stop = (_: Path, error: unknown): never => {
  throw error;
};

/** Fills all texts inside data. What `failed` does not throw again leaves its text as it is. */
export function fillWords(data: object, failed: (path: Path, error: unknown) => void = stop): void {
  const fillIn = (part: object, above: Path): void => {
    for (const [key, value] of Object.entries(part)) {
      const path = [...above, Array.isArray(part) ? Number(key) : key];
      if (typeof value === 'object' && value !== null) fillIn(value, path);
      if (typeof value !== 'string') continue;
      try {
        Reflect.set(part, key, filled(value, data));
      } catch (error) {
        failed(path, error);
      }
    }
  };
  fillIn(data, []);
}
