import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Files that are worth compressing, by the end of their names. */
export const texts = ['html', 'css', 'js', 'json', 'svg', 'xml', 'txt', 'md', 'ics', 'webmanifest'];

const text = new RegExp(`\\.(?:${texts.join('|')})$`);
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes `.br` (quality 11) and `.gz` (level 9) beside each text file of a folder. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && text.test(entry.name));
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      const content = await readFile(path);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      };
      await Promise.all([
        brotli(content, { params }).then((packed) => writeFile(`${path}.br`, packed)),
        gzipped(content, { level: 9 }).then((packed) => writeFile(`${path}.gz`, packed)),
      ]);
    }),
  );
}
