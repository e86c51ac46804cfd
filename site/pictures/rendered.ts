import { renderAsync } from '@resvg/resvg-js';
import { madeOnce } from '../lib/buildCache.ts';

/** An SVG rendered as PNG, `width` px wide; each content is rendered once. */
export const rendered = (svg: string, width: number): Promise<Buffer> =>
  madeOnce('png', [String(width), svg], async () => {
    const image = await renderAsync(svg, {
      fitTo: { mode: 'width', value: width },
      font: { loadSystemFonts: false },
    });
    return image.asPng();
  });
