import { cp, mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { countryList, flagsPath } from '../../contact/phone/countryList.ts';
import { serveFiles } from '../devFiles/serveFile.ts';
import { flagFile } from '../../pictures/flagFile.ts';

const fileOf = (address: string) => flagFile(basename(address, '.svg'));

/** Serves the flags of the country list, one file each, at the addresses that the list names. */
export function countries(): AstroIntegration {
  return {
    name: 'countries',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = join(fileURLToPath(dir), flagsPath);
        await mkdir(folder, { recursive: true });
        await Promise.all(countryList().map(({ flag }) => cp(fileOf(flag), join(folder, basename(flag)))));
      },
      'astro:server:setup': ({ server }) => serveFiles(server, flagsPath, fileOf),
    },
  };
}
