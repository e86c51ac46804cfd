import { motifs } from './cover.ts';
import type { Drawing, Paint } from './Drawing.ts';
import type { ArtPalette } from './palette.schema.ts';

/**
 * The logo mark on 40 by 40; at least 24 px on the page. `mono` draws it in one paint, on bands where its
 * colours would drown: the palette's `mark.mono`, or `currentColor` inline.
 */
export const mark = (palette: ArtPalette, mono?: Paint): Drawing => ({
  x: 0,
  y: 0,
  width: 40,
  height: 40,
  layers: motifs[palette.motif].mark(palette, mono),
});
