import { globSync } from 'node:fs';
import { relative } from 'node:path';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Two letters for each CSS module: its place among all of them. */
const moduleKeys = (): ReadonlyMap<string, string> =>
  new Map(
    globSync('site/**/*.module.css')
      .sort()
      .map((file, i) => [
        file,
        `${LETTERS.charAt(Math.floor(i / LETTERS.length))}${LETTERS.charAt(i % LETTERS.length)}`,
      ]),
  );

/** The keys of the CSS modules whose classes stand in a text, as often as they do. */
export const moduleKeysIn = (text: string): string[] =>
  Array.from(text.matchAll(/\b_([a-zA-Z]{2})[0-9a-z]{1,2}\b/g), ([, key = '']) => key);

/**
 * Names the classes of CSS modules, for Vite's `generateScopedName`, in four or five characters, such as `_aB3`: they
 * stand in every page and in its stylesheet, which both travel before anything is seen. `astro dev` keeps the names
 * that say where a rule stands.
 */
export function shortClassNames(): (name: string, path: string) => string {
  const keys = moduleKeys();
  const given = new Map<string, string[]>();
  return (name, path) => {
    const file = relative('.', path.replace(/\?.*$/, ''));
    const names = given.get(file) ?? [];
    if (!names.includes(name)) names.push(name);
    given.set(file, names);
    const key = keys.get(file);
    if (key === undefined) throw new Error(`${file} is no stylesheet of site/.`);
    return `_${key}${names.indexOf(name).toString(36)}`;
  };
}
