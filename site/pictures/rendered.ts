import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { buildDir } from '../lib/paths.ts';

/** Rendered drawings by what they show, kept from build to build. */
const cache = join(buildDir, 'cache', 'pictures');

/** A stand-alone SVG as PNG, `width` px wide; rendered once for each content. */
export async function rendered(svg: string, width: number): Promise<Buffer> {
  const hash = createHash('sha256').update(`${width} ${svg}`).digest('base64url');
  const file = join(cache, `${hash}.png`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const image = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  });
  const png = image.asPng();
  await mkdir(cache, { recursive: true });
  await writeFile(file, png);
  return png;
}
