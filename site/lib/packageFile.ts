import { join } from 'node:path';

/**
 * Packages whose drawings, data or search engine the build ships to visitors, whether it reads their files or imports
 * them. The notices page and the parts list name each of them. Fonts are not included, since the content chooses those.
 */
export const takenFrom = [
  'country-flag-icons',
  'devicon',
  'libphonenumber-js',
  'lucide-static',
  'pagefind',
  'simple-icons',
] as const;

/** Packages whose code runs in workers, which are built separately from pages. */
export const runFrom: readonly string[] = ['pagefind'];

/** The path of a file in such a package. */
export const packageFile = (name: (typeof takenFrom)[number], ...path: string[]): string =>
  join('node_modules', name, ...path);
