import { cover, type CoverOptions } from '../art/cover.ts';
import type { Drawing } from '../art/Drawing.ts';
import { toSvg } from '../art/toSvg.ts';
import { memoize } from '../lib/memoize.ts';
import type { Picture } from '../lib/Picture.ts';
import { brandPalette } from './brandPalette.ts';
import { drawingFile } from './publishedFile.ts';

/** Publishes a drawing as a file. */
export function pictureOf(name: string, drawing: Drawing): Picture {
  return { src: drawingFile(name, toSvg(drawing)), width: drawing.width, height: drawing.height };
}

/** Draws a cover in the brand's colours and publishes it as a file named after its seed. */
export const coverFile = memoize(async (options: Omit<CoverOptions, 'palette'>): Promise<Picture> => {
  const { art } = await brandPalette();
  return pictureOf(options.seed, cover({ ...options, palette: art }));
});
