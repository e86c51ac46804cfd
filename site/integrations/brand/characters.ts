import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Basic Latin and the punctuation of a Latin text, which any page may come to contain. */
const always =
  Array.from({ length: 0x5f }, (_, i) => String.fromCharCode(0x20 + i)).join('') +
  '\u00a0£©«®°·»×Éàçèéñöü–—‘’“”…€™−';

const written = /\.(ya?ml|md|tsx?|astro)$/;

/** Country names, as browsers in English spell them. */
function countryNames(): string {
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters.flatMap((a) => letters.map((b) => names.of(a + b))).join('');
}

/** Every character that the words in these folders use, the basic ones and those of country names, each once. */
export async function charactersOf(folders: readonly string[]): Promise<string> {
  const texts = await Promise.all(
    folders.map(async (folder) => {
      const files = await readdir(folder, { recursive: true });
      return Promise.all(
        files.filter((file) => written.test(file)).map((file) => readFile(join(folder, file), 'utf8')),
      );
    }),
  );
  return [...new Set(always + countryNames() + texts.flat().join(''))].sort().join('');
}
