import { createReadStream } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { countryList, flagsPath } from '../../contact/phone/countryList.ts';
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
      'astro:server:setup': ({ server }) => {
        // Astro answers 404 to paths without a slash at the end before any later middleware sees them.
        server.middlewares.stack.unshift({
          route: flagsPath,
          handle: (request: IncomingMessage, response: ServerResponse) => {
            response.setHeader('content-type', 'image/svg+xml');
            createReadStream(fileOf(request.url ?? '')).pipe(response);
          },
        });
      },
    },
  };
}
