import { createReadStream, existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { drawingsDir, drawingsPath } from '../../pictures/publishedFile.ts';

/** Takes the drawings that pages published with `drawingFile` into the site. */
export function drawings(): AstroIntegration {
  return {
    name: 'drawings',
    hooks: {
      'astro:build:start': () => rm(drawingsDir, { recursive: true, force: true }),
      'astro:build:done': async ({ dir }) => {
        if (existsSync(drawingsDir)) {
          await cp(drawingsDir, join(fileURLToPath(dir), drawingsPath), { recursive: true });
        }
      },
      'astro:server:setup': ({ server }) => {
        // Astro answers 404 to paths without a slash at the end before any later middleware sees them.
        server.middlewares.stack.unshift({
          route: drawingsPath,
          handle: (request: IncomingMessage, response: ServerResponse) => {
            // Of what is published here, browsers insist on the type of drawings alone.
            if (request.url?.includes('.svg')) response.setHeader('content-type', 'image/svg+xml');
            createReadStream(join(drawingsDir, basename(request.url ?? ''))).pipe(response);
          },
        });
      },
    },
  };
}
