import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { build } from 'vite';
import { addressOf } from '../../../collections/addresses.ts';
import { escaped } from '../../../lib/escaped.ts';
import { OFFLINE_WORKER } from '../../../offline/addresses.ts';
import type { FinishedPage } from '../html/BuiltPage.ts';

/** What a page needs to look and work as ever: style, scripts, fonts and the drawings of its icons. */
const isNeeded = (address: string): boolean => /\.(?:css|js|woff2)$|\.svg#/.test(address);

const filesOf = ({ addresses }: FinishedPage): string[] => [
  ...new Set(addresses.filter(isNeeded).map((address) => address.replace(/#.*/, ''))),
];

/**
 * Bundles the worker that answers where there is no line, with the list of what the page for that needs. A build without
 * that page bundles the one that takes an earlier build's worker off the devices of visitors.
 */
export async function buildOfflineWorker(dist: string, pages: readonly FinishedPage[]): Promise<void> {
  const address = addressOf('offline');
  const page = pages.find(({ path }) => path === address);
  const files = page ? [address, ...filesOf(page)] : [];
  const html = page ? await readFile(page.file) : '';
  const version = createHash('sha256').update(html).digest('base64url').slice(0, 8);
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      OFFLINE_PAGE: JSON.stringify(address),
      OFFLINE_FILES: JSON.stringify(files),
      OFFLINE_CACHE: JSON.stringify(`offline ${version}`),
      // It is put into the source of kept pages.
      OFFLINE_COPY: JSON.stringify(escaped(page?.copyWords ?? '')),
    },
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: 'es2022',
      lib: {
        entry: `site/offline/${page ? 'worker' : 'farewell'}.client.ts`,
        formats: ['iife'],
        name: 'offline',
        fileName: () => basename(OFFLINE_WORKER),
      },
    },
  });
}
