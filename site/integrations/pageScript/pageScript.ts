import { join, relative, resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { build, type LibraryOptions } from 'vite';
import { buildDir } from '../../lib/paths.ts';
import { serveFiles } from '../devFiles/serveFile.ts';

/** Output folder; pages import the first script as `@page/page.js?url`. */
const outDir = resolve(buildDir, 'page');

const script = (lib: LibraryOptions) =>
  build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { outDir, emptyOutDir: false, target: 'es2022', lib },
  });

/**
 * Builds the script of every page as a classic script: modules run only after parsing, but a remembered theme must be
 * set before the first paint. `later` becomes the module that it fetches on the visitor's first action; pages import
 * that as `@page/later.js?url`.
 */
export function pageScript(entry: string, later: string): AstroIntegration {
  return {
    name: 'page-script',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig, addWatchFile }) => {
        updateConfig({ vite: { resolve: { alias: { '@page': outDir } } } });
        if (command === 'sync') return;
        await script({ entry, formats: ['iife'], name: 'page', fileName: () => 'page.js' });
        await script({ entry: later, formats: ['es'], fileName: () => 'later.js' });
        addWatchFile(resolve(entry));
        addWatchFile(resolve(later));
      },
      // Served as built, since Vite would add an `import` to the classic script.
      'astro:server:setup': ({ server }) =>
        serveFiles(server, `/${relative(server.config.root, outDir)}`, (name) => join(outDir, name)),
    },
  };
}
