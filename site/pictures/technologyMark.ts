import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageFile } from '../lib/packageFile.ts';
import type { SpriteMark } from '../lib/sprite.ts';
import { technologyMarkId } from '../lib/technologyMarkId.ts';
import { spriteFile } from './publishedFile.ts';

/** The folder of each set of logos, by the prefix of its names; simple-icons has none. */
const folders: Record<string, string> = {
  devicon: packageFile('devicon', 'icons'),
  lucide: packageFile('lucide-static', 'icons'),
};

function fileOf(icon: string): string {
  const [set = '', ...name] = icon.split('/');
  const folder = folders[set];
  return folder ? join(folder, `${name.join('/')}.svg`) : packageFile('simple-icons', 'icons', `${icon}.svg`);
}

/** Whether there is a logo of this name. */
export const hasTechnologyMark = (icon: string): boolean => existsSync(fileOf(icon));

/** Logos are filled shapes; icons of Lucide are lines, which say so themselves. */
const inOneColour = (icon: string, svg: string): string =>
  icon.startsWith('lucide/')
    ? svg
        .replace(
          /<svg[^>]*>/,
          '<svg viewBox="0 0 24 24"><g fill="none" stroke="currentColor" stroke-width="1.75">',
        )
        .replace('</svg>', '</g></svg>')
    : svg.replace(/ fill="[^"]*"/g, '');

/** A technology's logo in one colour, for the sprite. `icon` is a name of simple-icons, `devicon/…` or `lucide/…`. */
async function technologyMark(icon: string): Promise<SpriteMark> {
  const svg = await readFile(fileOf(icon), 'utf8');
  // Two digits are a hundredth of a pixel at this size; the digits beyond are a third of the file.
  const shapes = svg.replace(/<title>.*?<\/title>|<!--.*?-->/g, '').replace(/(\.\d\d)\d+/g, '$1');
  return { id: technologyMarkId(icon), svg: inOneColour(icon, shapes) };
}

/** Publishes the logos of some tools as one sprite, each once; its address. `name` begins the file's name. */
export async function technologySprite(name: string, tools: readonly { icon: string }[]): Promise<string> {
  const icons = [...new Set(tools.map(({ icon }) => icon))];
  return spriteFile(name, await Promise.all(icons.map(technologyMark)));
}
