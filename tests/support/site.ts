import { resolve } from 'node:path';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder that holds the `dist/` and `build/` of the site under test. */
    siteFolder: string;
  }
}

/** The site as the global setup built it: once for all tests. */
export function builtSite(): { dist: string; build: string } {
  const folder = inject('siteFolder');
  return { dist: resolve(folder, 'dist'), build: resolve(folder, 'build') };
}
