import { globSync } from 'node:fs';
import { relative } from 'node:path';
import type { AstroIntegration } from 'astro';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Two letters for each stylesheet: its place among all of them. */
const marks = (): ReadonlyMap<string, string> =>
  new Map(
    globSync('site/**/*.module.css')
      .sort()
      .map((file, i) => [
        file,
        `${LETTERS.charAt(Math.floor(i / LETTERS.length))}${LETTERS.charAt(i % LETTERS.length)}`,
      ]),
  );

/** The marks of the stylesheets whose classes stand in a text, as often as they do. */
export const marksIn = (text: string): string[] =>
  Array.from(text.matchAll(/\b_([a-zA-Z]{2})[0-9a-z]{1,2}\b/g), ([, mark = '']) => mark);

/**
 * Gives the classes of CSS modules names of four or five characters in a build, such as `_aB3`: they stand in every page and in its
 * stylesheet, which both travel before anything is seen. `astro dev` keeps the names that say where a rule stands.
 */
export function classNames(): AstroIntegration {
  return {
    name: 'classNames',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'build') return;
        const markOf = marks();
        const given = new Map<string, string[]>();
        const generateScopedName = (name: string, path: string): string => {
          const file = relative('.', path.replace(/\?.*$/, ''));
          const names = given.get(file) ?? [];
          if (!names.includes(name)) names.push(name);
          given.set(file, names);
          const mark = markOf.get(file);
          if (mark === undefined) throw new Error(`${file} is no stylesheet of site/.`);
          return `_${mark}${names.indexOf(name).toString(36)}`;
        };
        updateConfig({ vite: { css: { modules: { generateScopedName } } } });
      },
    },
  };
}
