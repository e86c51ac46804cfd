import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { builtFiles } from '../builtFiles.ts';
import type { BuiltPage, FinishedPage } from '../html/BuiltPage.ts';
import { moduleKeysIn } from '../vite/shortClassNames.ts';
import { finishPage } from './finishPage.ts';
import { publisher } from './publisher.ts';
import { removeUnrequested } from './removeUnrequested.ts';
import { scripts } from './scripts.ts';
import { sprites } from './sprites.ts';
import { stylesheets } from './stylesheets.ts';

/**
 * Leaves each page one stylesheet, one script and one sprite, all with what the page shows. The bundler
 * writes a stylesheet for every set of pages that shares a section, with the sections of all forms of a kind, a script
 * for each section and one for what two of them import, and sections publish whole sprites; on a phone a request costs
 * more than the bytes that sharing saves.
 */
export async function bundlePageAssets(dist: string, pages: readonly BuiltPage[]): Promise<FinishedPage[]> {
  const codes = await Promise.all((await builtFiles(dist, /\.js$/)).map((file) => readFile(file, 'utf8')));
  const publish = publisher(dist);
  const steps = [
    await stylesheets(dist, pages, codes.flatMap(moduleKeysIn)),
    await scripts(dist, publish, codes),
    sprites(dist, publish),
  ];
  const finished: FinishedPage[] = [];
  for (const page of pages) {
    const replacements = await Promise.all(steps.map((step) => step(page)));
    finished.push(await finishPage(page, replacements.flat()));
  }
  const requested = finished.flatMap(({ mentions, addresses }) => [
    ...mentions,
    ...addresses.map((address) => basename(address)),
  ]);
  await removeUnrequested(dist, new Set(requested));
  return finished;
}
