import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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
        if (!existsSync(drawingsDir)) return;
        const folder = join(fileURLToPath(dir), drawingsPath);
        await mkdir(dirname(folder), { recursive: true });
        // A rename fails across disks, so copy.
        await rename(drawingsDir, folder).catch(() => cp(drawingsDir, folder, { recursive: true }));
      },
      'astro:server:setup': ({ server }) =>
        serveFiles(server, drawingsPath, (name) => join(drawingsDir, name)),
    },
  };
}
