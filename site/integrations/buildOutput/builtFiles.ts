import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Paths of the built site's files with an ending. */
export async function builtFiles(dist: string, ending: RegExp): Promise<string[]> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
}

/** The names of files with an ending, such as `js`, that a text mentions, without their folders. */
export const mentioned = (text: string, ending: string): string[] =>
  Array.from(
    text.matchAll(new RegExp(String.raw`(?<=([^/"'\`\s\\]+))\.${ending}\b`, 'g')),
    ([, name = '']) => `${name}.${ending}`,
  );
