import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HASHED_FOLDER } from '../../../../contract/caching.ts';

/** Short hash of texts, for the name of a file. */
export function hashOf(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text);
  return hash.digest('base64url').slice(0, 8);
}

/** Publishes files, each named after its content and written once. */
export function publisher(dist: string) {
  const written = new Map<string, Promise<void>>();
  /** Gives the file's address. */
  return async (name: string, ending: string, content: string): Promise<string> => {
    const address = `${HASHED_FOLDER}${name}.${hashOf([content])}.${ending}`;
    const writing = written.get(address) ?? writeFile(join(dist, address), content);
    written.set(address, writing);
    await writing;
    return address;
  };
}

export type Publish = ReturnType<typeof publisher>;
