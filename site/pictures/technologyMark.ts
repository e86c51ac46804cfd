import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SpriteMark } from '../lib/sprite.ts';
import { technologyMarkId } from '../lib/technologyMarkId.ts';
import { spriteFile } from './publishedFile.ts';

const fileOf = (icon: string): string =>
  icon.startsWith('devicon/')
    ? join('node_modules/devicon/icons', `${icon.slice('devicon/'.length)}.svg`)
    : join('node_modules/simple-icons/icons', `${icon}.svg`);

/**
 * The logo of a technology, in one colour, for the sprite. `icon` is a name of simple-icons or `devicon/…`.
 * Throws an Error that names a logo that is in neither.
 */
async function technologyMark(icon: string): Promise<SpriteMark> {
  const svg = await readFile(fileOf(icon), 'utf8').catch(() => {
    throw new Error(`There is no technology logo "${icon}"; https://simpleicons.org lists the names.`);
  });
  // Two digits are a hundredth of a pixel where the logos stand, and a third of the file is digits after that.
  const shapes = svg
    .replace(/<title>.*?<\/title>/, '')
    .replace(/ fill="[^"]*"/g, '')
    .replace(/(\.\d\d)\d+/g, '$1');
  return { id: technologyMarkId(icon), svg: shapes };
}

/** Publishes the logos of some tools as one sprite, each once; its address. `name` begins the file's name. */
export async function technologySprite(name: string, tools: readonly { icon: string }[]): Promise<string> {
  const icons = [...new Set(tools.map(({ icon }) => icon))];
  return spriteFile(name, await Promise.all(icons.map(technologyMark)));
}
