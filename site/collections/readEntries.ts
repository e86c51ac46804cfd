import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'astro/zod';
import { contentDir } from '../lib/paths.ts';
import { chaptersOf } from './chaptersOf.ts';
import { BrokenElsewhere, ContentError, messageOf, type ContentFault } from './contentFault.ts';
import { contentFiles, drawings as drawingPlaces, type Collection, type Single } from './contentFiles.ts';
import { fileOf, idOf, namesIn } from './contentNames.ts';
import { readSource, shownPath, type ContentSource } from './contentSource.ts';
import { explain, fieldOf } from './explain.ts';
import { fillWords } from './fillWords.ts';

/** What a file of the content gives: whole, or one of its chapters. */
interface ContentEntry {
  id: string;
  data: Record<string, unknown>;
  /** The text of a chapter, as Markdown. */
  chapter?: string;
}

interface ReadFile {
  source: ContentSource;
  entries: ContentEntry[];
  faults: ContentFault[];
}

/** Checks fields whose texts are filled in. Another file's fault, which is told on its own, is none of this one. */
async function checked<Data>(
  source: ContentSource,
  schema: z.ZodType<Data>,
  fields: unknown,
): Promise<{ data: Data } | { faults: ContentFault[] }> {
  const faults: ContentFault[] = [];
  // What a text without its words breaks is no fault of its own.
  const unfilled = new Set<string>();
  const fault = (error: unknown, place: Partial<ContentFault>) => {
    if (!(error instanceof BrokenElsewhere))
      faults.push({ file: source.file, message: messageOf(error), ...place });
  };
  if (typeof fields === 'object' && fields !== null)
    fillWords(fields, (path, error) => {
      const field = fieldOf(path);
      unfilled.add(field);
      fault(error, { line: source.lineOf(path), field });
    });
  try {
    const result = await schema.safeParseAsync(fields);
    if (!result.success)
      faults.push(
        ...explain(source, schema, fields, result.error.issues).filter(
          ({ field }) => field === undefined || !unfilled.has(field),
        ),
      );
    else if (faults.length === 0) return { data: result.data };
  } catch (error) {
    fault(error, {});
  }
  return { faults };
}

async function readWhole(source: ContentSource, schema: z.ZodType, id: string): Promise<ReadFile> {
  const one = await checked(source, schema, structuredClone(source.data));
  return 'data' in one
    ? { source, entries: [{ id, data: Object(one.data) }], faults: [] }
    : { source, entries: [], faults: one.faults };
}

/** The text under a front matter. */
const bodySchema = z.object({ text: z.string() });

/** The line of the first text in a body that holds some words, counted from 1 in the file. */
const lineWith = ({ body = '', bodyLine }: ContentSource, words: string): number =>
  bodyLine +
  Math.max(
    0,
    body.split('\n').findIndex((line) => line.includes(words)),
  );

async function readChapters(source: ContentSource, schema: z.ZodType, id: string): Promise<ReadFile> {
  const { file, body = '', bodyLine } = source;
  // Filled in before it is split, since a heading may hold a price, and its kind stands in braces as well.
  const whole = await checked(source, bodySchema, { text: body });
  if ('faults' in whole) {
    const faults = whole.faults.map(({ message }) => {
      const [mark = ''] = /\{[^{}]*/.exec(message) ?? [];
      return { file, line: lineWith(source, mark), message };
    });
    return { source, entries: [], faults };
  }
  const { chapters, lost } = chaptersOf(whole.data.text);
  if (lost !== undefined) {
    const message = `"${lost.slice(0, 60)}" stands before the first heading; put it under a "## " heading.`;
    return { source, entries: [], faults: [{ file, line: lineWith(source, lost), message }] };
  }
  const written = chaptersOf(body).chapters;
  const entries: ContentEntry[] = [];
  const faults: ContentFault[] = [];
  for (const [i, { at, text, heading, kind }] of chapters.entries()) {
    const fields = { heading, ...(kind === undefined ? {} : { kind }) };
    const line = bodyLine + (written[i]?.at ?? at);
    const one = await checked({ ...source, data: fields, lineOf: () => line }, schema, { ...fields });
    if ('data' in one) entries.push({ id: `${id}/${i + 1}`, data: Object(one.data), chapter: text.trim() });
    else
      faults.push(
        ...one.faults.map((fault) => ({
          ...fault,
          field: [`chapter ${i + 1}`, ...(fault.field ? [fault.field] : [])].join(': '),
        })),
      );
  }
  return { source, entries, faults };
}

/** Pictures that belong to an entry and are not there. */
function missingPictures(collection: Collection, name: string, source: ContentSource): ContentFault[] {
  const { file, data, lineOf } = source;
  const { image }: { image?: unknown } = Object(data);
  const beside = typeof image === 'string' ? join(dirname(fileOf(collection, name)), image) : undefined;
  const [, drawings] = Object.entries(drawingPlaces).find(([one]) => one === collection) ?? [];
  const drawing = drawings?.replace('*', name);
  const isGone = (picture: string | undefined) => picture && !existsSync(join(contentDir, picture));
  return [
    ...(isGone(drawing) ? [{ file, message: `Its drawing ${shownPath(drawing ?? '')} is missing.` }] : []),
    ...(isGone(beside)
      ? [
          {
            file,
            line: lineOf(['image']),
            field: 'image',
            message: `There is no picture ${shownPath(beside ?? '')}.`,
          },
        ]
      : []),
  ];
}

/** Reads a file of a collection by its name, and says all that is wrong in it. */
export async function readEntries(
  collection: Collection,
  schema: z.ZodType,
  name: string,
  inChapters: boolean,
): Promise<ReadFile> {
  const source = readSource(fileOf(collection, name));
  if (source.faults.length > 0) return { source, entries: [], faults: source.faults };
  const read = await (inChapters ? readChapters : readWhole)(source, schema, idOf(collection, name));
  return { ...read, faults: [...read.faults, ...missingPictures(collection, name, source)] };
}

/** The one file of a collection, for the build before collections are loaded. Throws a {@link ContentError}. */
export async function readSingle<Data>(collection: Single, schema: z.ZodType<Data>): Promise<Data> {
  const file = shownPath(contentFiles[collection]);
  if (namesIn(collection).length === 0)
    throw new ContentError([{ file, message: 'The file is missing, and no site is without it.' }]);
  const source = readSource(contentFiles[collection]);
  const read = source.faults.length > 0 ? source : await checked(source, schema, source.data);
  if ('faults' in read) throw new ContentError(read.faults);
  return read.data;
}
