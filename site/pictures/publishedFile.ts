import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDir } from '../lib/paths.ts';
import { sprite, type SpriteMark } from '../lib/sprite.ts';

/** Where drawings are stored until the build copies them beside the pages. */
export const drawingsDir = join(buildDir, 'drawings');

/** The folder that serves them; its files are immutable. */
export const drawingsPath = '/_assets/art';

/**
 * Publishes a file beside the pages and returns its address. Its name contains a hash of the content, so identical
 * files from several pages become one. Call it while a page renders, like Astro's own `getImage`.
 */
export function publishedFile(name: string, extension: string, content: string | Buffer): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  const file = `${name}.${hash}.${extension}`;
  if (!existsSync(join(drawingsDir, file))) {
    mkdirSync(drawingsDir, { recursive: true });
    writeFileSync(join(drawingsDir, file), content);
  }
  return `${drawingsPath}/${file}`;
}

/** Publishes a stand-alone SVG and returns its address. */
export const drawingFile = (name: string, svg: string): string => publishedFile(name, 'svg', svg);

/** Publishes drawings as one sprite and returns its address; `#<id>` behind it names a drawing. */
export const spriteFile = (name: string, marks: readonly SpriteMark[]): string =>
  drawingFile(name, sprite(marks));
