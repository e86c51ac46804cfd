import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { contentFiles, type Collection } from './contentFiles.ts';
import { fillWords } from './fillWords.ts';
import { contentDir } from '../lib/paths.ts';

/** A record's raw fields, for code that runs before collections are loaded. */
export function recordNamed(collection: Collection, name: string): Record<string, unknown> {
  const file = join(contentDir, contentFiles[collection].replace('*', name));
  const fields: Record<string, unknown> = parse(readFileSync(file, 'utf8'));
  fillWords(fields);
  return fields;
}
