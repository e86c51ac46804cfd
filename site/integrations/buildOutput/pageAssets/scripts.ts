import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { madeOnce } from '../../../lib/buildCache.ts';
import type { BundleStep } from './BundleStep.ts';
import { memoized } from './memoized.ts';
import type { Publish } from './publisher.ts';

/** Bundles modules of the built site, with what they import, into one classic script. */
async function bundled(dist: string, addresses: readonly string[]): Promise<string> {
  const entry = 'scripts-of-a-page';
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [
      {
        name: entry,
        resolveId: (id) => (id.endsWith(entry) ? entry : undefined),
        load: (id) =>
          id === entry
            ? addresses.map((address) => `import ${JSON.stringify(join(dist, address))};`).join('')
            : undefined,
      },
    ],
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'page' } },
  });
  const [chunk] = [output].flat().flatMap((part) => ('output' in part ? part.output : []));
  if (chunk?.type !== 'chunk') throw new Error(`The scripts ${addresses.join(', ')} could not be joined.`);
  return chunk.code;
}

/**
 * Joins the script of a page's sections with the one that every page runs before its first paint: each set of them once
 * for its inputs, the code of this module and of all scripts. Those of sections wait until the page is parsed.
 */
export async function scripts(dist: string, publish: Publish, codes: readonly string[]): Promise<BundleStep> {
  const inputs = [await readFile('site/integrations/buildOutput/pageAssets/scripts.ts', 'utf8'), ...codes];
  const joined = memoized(async (addresses: string) => {
    const [early = '', ...sections] = addresses.split(' ');
    const whole = await madeOnce('scripts', [...inputs, addresses], async () => {
      const [code, late] = await Promise.all([readFile(join(dist, early), 'utf8'), bundled(dist, sections)]);
      return Buffer.from(`${code}addEventListener('DOMContentLoaded',()=>{${late}});\n`);
    });
    return publish('page', 'js', whole.toString());
  });
  return async ({ references }) => {
    const early = references.find(({ loads }) => loads === 'script');
    const modules = references.filter(({ loads }) => loads === 'module');
    if (!early || modules.length === 0) return [];
    const sections = [...new Set(modules.map(({ file }) => file))].sort();
    const whole = await joined([early.file, ...sections].join(' '));
    return [[early, whole], ...modules.map((module) => [module, null] as const)];
  };
}
