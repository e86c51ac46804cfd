import type { Collection } from './contentFiles.ts';
import { fileOf } from './contentNames.ts';
import { fillWords } from './fillWords.ts';
import { rawFields } from './rawFields.ts';

/** A record's fields with its texts filled in, for code that runs before collections are loaded. */
export function recordNamed(collection: Collection, name: string): Record<string, unknown> {
  const fields: Record<string, unknown> = structuredClone(rawFields(fileOf(collection, name)));
  fillWords(fields);
  return fields;
}
