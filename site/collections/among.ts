import type { z } from 'astro/zod';
import { nearest } from '../lib/nearest.ts';
import { BrokenElsewhere, nearTo } from './contentFault.ts';
import type { Single } from './contentFiles.ts';
import { fileOf, namesIn } from './contentNames.ts';
import { rawFields } from './rawFields.ts';

/** Refuses a text that is not among some names, and says which are near it. Where nobody knows the names, it may be any. */
export const among =
  (names: () => readonly string[] | undefined, message: (name: string) => string) =>
  (text: string, context: z.core.$RefinementCtx): void => {
    const known = names();
    if (known && !known.includes(text)) context.addIssue(`${message(text)}${nearTo(nearest(text, known))}`);
  };

/** Names that a file of the content gives; undefined while it is missing or broken, which is told on its own. */
export function namesFrom(
  collection: Single,
  read: (fields: Readonly<Record<string, unknown>>) => readonly string[],
): readonly string[] | undefined {
  if (namesIn(collection).length === 0) return undefined;
  try {
    return read(rawFields(fileOf(collection, '')));
  } catch (error) {
    if (error instanceof BrokenElsewhere) return undefined;
    throw error;
  }
}
