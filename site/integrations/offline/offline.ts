import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { addressOf } from '../../collections/addresses.ts';
import { OFFLINE_WORKER } from '../../offline/addresses.ts';

/** What a page needs to look and work as usual: styles, scripts, fonts and icons. */
const needed = /="(\/_assets\/[^"#\s]+\.(?:css|js|woff2)|\/_assets\/[^"#\s]+\.svg(?=#))["#]/g;

/** The note on a page shown from the cache; its `{day}` is filled in then. */
const copyWords = (html: string): string => /\sdata-copy="([^"]*)"/.exec(html)?.[1] ?? '';

const filesOf = (html: string): string[] => [
  ...new Set(Array.from(html.matchAll(needed), ([, file = '']) => file)),
];

/**
 * Bundles the service worker that answers without a connection, with the list of files its offline page needs. A build
 * without an offline page bundles a worker that removes an earlier build's worker from visitors' devices.
 */
export function offline(): AstroIntegration {
  return {
    name: 'offline',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        const address = addressOf('offline');
        const file = join(dist, address, 'index.html');
        const html = existsSync(file) ? await readFile(file, 'utf8') : undefined;
        const files = html === undefined ? [] : [address, ...filesOf(html)];
        const version = createHash('sha256').update(`${html}`).digest('base64url').slice(0, 8);
        await build({
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          define: {
            OFFLINE_PAGE: JSON.stringify(address),
            OFFLINE_FILES: JSON.stringify(files),
            OFFLINE_CACHE: JSON.stringify(`offline ${version}`),
            OFFLINE_COPY: JSON.stringify(copyWords(html ?? '')),
          },
          build: {
            outDir: dist,
            emptyOutDir: false,
            target: 'es2022',
            lib: {
              entry: `site/offline/${html === undefined ? 'farewell' : 'worker'}.client.ts`,
              formats: ['iife'],
              name: 'offline',
              fileName: () => basename(OFFLINE_WORKER),
            },
          },
        });
      },
    },
  };
}
