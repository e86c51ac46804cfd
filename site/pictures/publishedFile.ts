import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDir } from '../lib/paths.ts';
import { sprite, type SpriteMark } from '../lib/sprite.ts';

/** Where drawings wait until the build copies them beside the pages. */
export const drawingsDir = join(buildDir, 'drawings');

/** The folder of the site that serves them; what lies there is immutable. */
export const drawingsPath = '/_assets/art';

/**
 * Publishes a file beside the pages and returns its address. The name carries a hash of the content, so what many
 * pages publish alike is one file. Like Astro's own `getImage`, it is called while a page renders.
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
