import { join } from 'node:path';

/**
 * Packages out of which the build takes drawings, data and the engine of the search for visitors, whether it reads their
 * files or imports them: the notices page and the list of parts name each of them. Fonts are not among them; the
 * content chooses those.
 */
export const takenFrom = [
  'country-flag-icons',
  'devicon',
  'libphonenumber-js',
  'lucide-static',
  'pagefind',
  'simple-icons',
] as const;

/** Packages whose own code browsers run in workers, which are built apart from the pages. */
export const runFrom: readonly string[] = ['pagefind'];

/** Where a file of such a package lies. */
export const packageFile = (name: (typeof takenFrom)[number], ...path: string[]): string =>
  join('node_modules', name, ...path);
