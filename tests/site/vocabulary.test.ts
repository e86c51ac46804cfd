import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createProgram,
  flattenDiagnosticMessageText,
  getPreEmitDiagnostics,
  ModuleResolutionKind,
} from 'typescript';
import { afterAll, expect, test } from 'vitest';
import { listedPaths, thingsOf, type Thing } from '../support/graphs.ts';

const folder = mkdtempSync(join('.cache', 'vocabulary-'));
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * What schema.org's own vocabulary finds wrong in things: a name that it does not know, a property that another kind of
 * thing has, a value of another kind. Its definitions are read as types, so the things are checked as they were built,
 * not as the code that built them believes.
 */
function complaints(things: readonly unknown[]): string[] {
  const file = join(folder, `things-${things.length}.ts`);
  const lines = things.map((thing, at) => `export const thing${at}: Thing = ${JSON.stringify(thing)};`);
  writeFileSync(file, ["import type { Thing } from 'schema-dts';", ...lines].join('\n'));
  const program = createProgram([file], {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    types: [],
    moduleResolution: ModuleResolutionKind.Bundler,
  });
  return getPreEmitDiagnostics(program).map(({ messageText }) =>
    flattenDiagnosticMessageText(messageText, '\n'),
  );
}

/** What stays of a thing when its words are gone: pages of one kind are alike in it. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return [...new Set(value.map((one) => JSON.stringify(shapeOf(one))))];
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.entries(value).map(([name, inner]) => [name, name === '@type' ? inner : shapeOf(inner)]);
}

test('every page uses names and kinds of values that schema.org knows', () => {
  const things = new Map<string, Thing>();
  for (const thing of listedPaths.flatMap(thingsOf)) things.set(JSON.stringify(shapeOf(thing)), thing);
  expect(things.size).toBeGreaterThan(8);
  expect(complaints([...things.values()])).toEqual([]);
});

test('a misspelt property, a stranger’s property and a value of the wrong kind are found', () => {
  const wrong = [
    { '@type': 'BlogPosting', headlien: 'Rain' },
    { '@type': 'ListItem', position: 1, datePublished: '2026-01-01' },
    { '@type': 'ItemList', numberOfItems: { '@type': 'Person', name: 'Nobody' } },
    { '@type': 'Rain' },
  ];
  expect(complaints(wrong)).toHaveLength(wrong.length);
});
