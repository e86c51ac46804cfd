import { resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { buildDir } from '../../lib/paths.ts';

/** Where the script lies that pages import as `@page/page.js?url`. */
const outDir = resolve(buildDir, 'page');

/**
 * Builds the one script that every page runs into a classic script: modules wait until the page is parsed, and a
 * remembered theme must be set before the first paint.
 */
export function pageScript(entry: string): AstroIntegration {
  return {
    name: 'page-script',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig, addWatchFile }) => {
        updateConfig({ vite: { resolve: { alias: { '@page': outDir } } } });
        if (command === 'sync') return;
        await build({
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          build: {
            outDir,
            target: 'es2022',
            lib: { entry, formats: ['iife'], name: 'page', fileName: () => 'page.js' },
          },
        });
        addWatchFile(resolve(entry));
      },
    },
  };
}
