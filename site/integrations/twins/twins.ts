import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { twin } from './twin.ts';

const page = /(^|\/)index\.html$/;

/** Writes `index.md` beside each page that search engines may list: its text for programs that read. */
export function twins(): AstroIntegration {
  return {
    name: 'twins',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        const files = (await readdir(dist, { recursive: true })).filter((file) => page.test(file));
        for (const file of files) {
          const html = await readFile(join(dist, file), 'utf8');
          if (!html.includes('type="text/markdown"')) continue;
          const text = await twin(html);
          if (text) await writeFile(join(dist, file.replace(/html$/, 'md')), text);
        }
      },
    },
  };
}
