import { join, relative, resolve } from 'node:path';
import { build, type LibraryOptions, type ViteDevServer } from 'vite';
import { buildDir } from '../../../lib/paths.ts';
import { serveFiles } from '../../devFiles/serveFile.ts';

/** Where the scripts lie; pages import the first as `@page/page.js?url`. */
export const pageScriptDir = resolve(buildDir, 'page');

const script = (lib: LibraryOptions) =>
  build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { outDir: pageScriptDir, emptyOutDir: false, target: 'es2022', lib },
  });

/**
 * Builds the one script that every page runs into a classic script: modules wait until the page is parsed, and a
 * remembered theme must be set before the first paint. `later` becomes the module that it fetches once somebody does
 * something on the page, which pages import as `@page/later.js?url`.
 */
export async function buildPageScript(entry: string, later: string): Promise<void> {
  await script({ entry, formats: ['iife'], name: 'page', fileName: () => 'page.js' });
  await script({ entry: later, formats: ['es'], fileName: () => 'later.js' });
}

/** Serves both while developing, as they are built: Vite would give the classic script an `import` of its own. */
export function servePageScript(server: ViteDevServer): void {
  serveFiles(server, `/${relative(server.config.root, pageScriptDir)}`, (name) => join(pageScriptDir, name));
}
