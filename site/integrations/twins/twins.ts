import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { madeOnce } from '../../lib/buildCache.ts';
import { builtFiles } from '../builtFiles/builtFiles.ts';
import { twin } from './twin.ts';

const main = /<main\b.*<\/main>/s;

/** Writes `index.md` beside each page that search engines may list: its text for programs that read. */
export function twins(): AstroIntegration {
  return {
    name: 'twins',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const code = await readFile('site/integrations/twins/twin.ts');
        for (const file of await builtFiles(fileURLToPath(dir), /^index\.html$/)) {
          const html = await readFile(file, 'utf8');
          const [words] = html.includes('type="text/markdown"') ? (main.exec(html) ?? []) : [];
          if (!words) continue;
          const text = await madeOnce('twins', [code, words], async () => Buffer.from(await twin(words)));
          await writeFile(file.replace(/html$/, 'md'), text);
        }
      },
    },
  };
}
