import { existsSync, globSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { z } from 'astro/zod';
import { addressesTaken } from './collections/addressesTaken.ts';
import { nearTo, placeOf, type ContentFault } from './collections/contentFault.ts';
import { collectionNames, contentFiles, neededFiles } from './collections/contentFiles.ts';
import { fileOf, namesIn } from './collections/contentNames.ts';
import { shownPath, type ContentSource } from './collections/contentSource.ts';
import { fieldOf } from './collections/explain.ts';
import { takenAt } from './collections/fieldShape.ts';
import { isGroup } from './collections/rawFields.ts';
import { readEntries } from './collections/readEntries.ts';
import { sharedSchemas } from './content.schemas.ts';
import { cards, kinds } from './kinds.ts';
import { nearest } from './lib/nearest.ts';
import { contentDir } from './lib/paths.ts';

type Path = readonly PropertyKey[];

async function schemasOf(kind: string): Promise<Readonly<Record<string, z.ZodType>>> {
  const file = pathToFileURL(resolve('site/templates', kind, `${kind}.collections.ts`));
  const { schemas }: { schemas: Readonly<Record<string, z.ZodType>> } = await import(file.href);
  return schemas;
}

const inChapters = new Set(cards.flatMap(([name, { chapters }]) => (chapters ? [name] : [])));

/** Files that must be there and are not, with who asks for them. */
function missingFiles(schemas: Readonly<Record<string, z.ZodType>>): ContentFault[] {
  return neededFiles.flatMap(({ collection, by }) => {
    const asking = by.filter((name) => namesIn(name).length > 0);
    if (namesIn(collection).length > 0 || (by.length > 0 && asking.length === 0)) return [];
    const schema = schemas[collection];
    const taken = schema && takenAt(schema, []);
    const needs =
      asking.length > 0
        ? `${asking.map((name) => shownPath(contentFiles[name])).join(' and ')} ${asking.length > 1 ? 'need' : 'needs'} it`
        : 'no site is without it';
    const message = `The file is missing, and ${needs}.${taken ? ` It takes ${taken}.` : ''}`;
    return [{ file: shownPath(contentFiles[collection]), message }];
  });
}

/** Files that nothing reads, with the nearest place where something would. */
function strayFiles(): ContentFault[] {
  const read = new Set(
    collectionNames.flatMap((collection) => namesIn(collection).map((name) => fileOf(collection, name))),
  );
  const places = collectionNames.map((collection) => contentFiles[collection]);
  return globSync('**/*.{yaml,yml,md}', { cwd: contentDir })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !read.has(file) && basename(file).toLowerCase() !== 'readme.md')
    .map((file) => {
      const name = basename(file).replace(/\.yml$/, '.yaml');
      const sameName = places.filter((place) => basename(place) === name);
      const sameEnding = places.filter(
        (place) => place.slice(place.lastIndexOf('.')) === name.slice(name.lastIndexOf('.')),
      );
      const folders = [...new Set(sameEnding.map((place) => dirname(place)))];
      const close =
        sameName.length > 0 ? sameName : nearest(dirname(file), folders).map((folder) => `${folder}/*`);
      return {
        file: shownPath(file),
        message: `Nothing reads a file of this name and place.${nearTo(close.map(shownPath))}`,
      };
    });
}

/** What a text may lead to: a whole field, or links in Markdown. */
const wholeAddress = /^\/(?:[\w.-]+\/)*(?:#[\w-]+)?$/;
const markdownLink = /\]\((\/[^)\s]*)\)/g;

interface Link {
  address: string;
  path: Path;
}

const linksInText = (text: string): string[] =>
  wholeAddress.test(text) ? [text] : [...text.matchAll(markdownLink)].flatMap(([, to]) => to ?? []);

/** The addresses that fields lead to. A page that has not to be there yet says where its links lead `until` then. */
function linksIn(value: unknown, path: Path): Link[] {
  if (typeof value === 'string') return linksInText(value).map((address) => ({ address, path }));
  if (Array.isArray(value)) return value.flatMap((entry, at) => linksIn(entry, [...path, at]));
  if (!isGroup(value)) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'page' && 'until' in value ? [] : linksIn(part, [...path, key]),
  );
}

/** Links that lead to no page, with the nearest that there are. */
function lostLinks(source: ContentSource, addresses: ReadonlyMap<string, string>): ContentFault[] {
  const { file, data, body = '', bodyLine } = source;
  const isRedirects = file === shownPath(contentFiles.redirects);
  const links = isRedirects
    ? Object.keys(Object(data)).map((address) => ({ address, path: [address] }))
    : linksIn(data, []);
  const found = [
    ...links.map(({ address, path }) => ({ address, line: source.lineOf(path), field: fieldOf(path) })),
    ...body
      .split('\n')
      .flatMap((line, at) => linksInText(line).map((address) => ({ address, line: bodyLine + at }))),
  ];
  return found.flatMap(({ address, ...place }) => {
    const [page = ''] = address.split('#');
    // What has an ending is a file such as the feed.
    if (addresses.has(page) || /\.\w+$/.test(page)) return [];
    const close = nearest(page, [...addresses.keys()]);
    return [{ file, ...place, message: `No page has the address ${page}.${nearTo(close)}` }];
  });
}

/** The same fault at several places is told once, with all of them: who refers to a file that is gone, for one. */
function together(faults: readonly ContentFault[]): ContentFault[] {
  const same = Map.groupBy(faults, ({ message, written, purpose }) =>
    JSON.stringify([message, written ?? purpose]),
  );
  return [...same.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { purpose } = first;
    const places = new Set(others.map(placeOf));
    places.delete(placeOf(first));
    return {
      ...first,
      purpose: others.every((other) => other.purpose === purpose) ? purpose : undefined,
      alsoAt: [...places],
    };
  });
}

const inOrder = (a: ContentFault, b: ContentFault): number =>
  a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0);

/** All files of the content folder against their schemas, and against one another. */
export async function checkContent(): Promise<{ files: number; faults: ContentFault[] }> {
  if (!existsSync(contentDir))
    return { files: 0, faults: [{ file: shownPath('.'), message: 'There is no such folder.' }] };
  const ofKinds = await Promise.all(Object.keys(kinds).map(schemasOf));
  const schemas: Readonly<Record<string, z.ZodType>> = Object.assign({}, sharedSchemas, ...ofKinds);
  const { taken, faults: twice } = addressesTaken();
  const files = new Set<string>();
  const faults: ContentFault[] = [];
  for (const collection of collectionNames) {
    const schema = schemas[collection];
    if (!schema) continue;
    for (const name of namesIn(collection)) {
      const read = await readEntries(collection, schema, name, inChapters.has(collection));
      if (!files.has(read.source.file)) faults.push(...lostLinks(read.source, taken));
      files.add(read.source.file);
      faults.push(...read.faults);
    }
  }
  const all = [...strayFiles(), ...twice, ...faults];
  return {
    files: files.size,
    faults: [...missingFiles(schemas), ...together(all.toSorted(inOrder))],
  };
}
