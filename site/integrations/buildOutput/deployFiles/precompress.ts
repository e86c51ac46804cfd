import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { madeOnce } from '../../../lib/buildCache.ts';
import { forEachLimit } from '../forEachLimit.ts';

/** Files that are worth compressing, by the end of their names. */
export const texts = ['html', 'css', 'js', 'json', 'svg', 'xml', 'txt', 'md', 'ics', 'webmanifest'];

const text = new RegExp(`\\.(?:${texts.join('|')})$`);

/** Enough to keep the threads busy that compress; each file in work takes about a megabyte beside its own. */
const atOnce = 8;

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** Quality 11. */
const brotli = (content: Buffer) =>
  madeOnce('brotli-11', [content], () =>
    packBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  );

/** Level 9. */
const gzipped = (content: Buffer) => madeOnce('gzip-9', [content], () => packGzip(content, { level: 9 }));

/** Writes `.br` (quality 11) and `.gz` (level 9) beside each text file of a folder, packed once for each content. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && text.test(entry.name));
  await forEachLimit(files, atOnce, async ({ parentPath, name }) => {
    const path = join(parentPath, name);
    const content = await readFile(path);
    await Promise.all([
      brotli(content).then((packed) => writeFile(`${path}.br`, packed)),
      gzipped(content).then((packed) => writeFile(`${path}.gz`, packed)),
    ]);
  });
}
