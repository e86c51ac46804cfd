import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { drawingsDir, drawingsPath } from '../../pictures/publishedFile.ts';
import { serveFiles } from '../devFiles/serveFile.ts';

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
      'astro:server:setup': ({ server }) =>
        serveFiles(server, drawingsPath, (name) => join(drawingsDir, name)),
    },
  };
}
