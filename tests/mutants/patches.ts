import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Code broken on purpose, with the tests that have to notice. */
export interface Mutant {
  name: string;
  /** What is broken, in one sentence. */
  breaks: string;
  /** Test files, each optionally followed by ` -t ` and part of a test's name; every one has to notice. */
  tests: readonly string[];
  /** The file that is changed. */
  file: string;
  /** Path of the patch. */
  path: string;
}

const folder = resolve(import.meta.dirname, 'patches');

/** Reads a patch: a sentence, lines that begin with `test: `, and a unified diff. */
function readMutant(file: string): Mutant {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  const [breaks = ''] = text.split('\n');
  const tests = [...text.matchAll(/^test: (.+)$/gm)].map(([, test = '']) => test);
  const [, changed = ''] = /^\+\+\+ b\/(.+)$/m.exec(text) ?? [];
  if (tests.length === 0 || changed === '') throw new Error(`${path}: no tests, or no change`);
  return { name: file.replace(/\.patch$/, ''), breaks, tests, file: changed, path };
}

/** The mutants whose names contain one of these words; without words, all of them. */
export const readMutants = (words: readonly string[]): Mutant[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.patch'))
    .toSorted()
    .map(readMutant)
    .filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
