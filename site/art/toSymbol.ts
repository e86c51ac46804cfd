import type { Drawing } from './Drawing.ts';
import { paintValue, viewBox } from './Drawing.ts';

/** A drawing as the one symbol of a sprite, for `<use href="…#id">`. Lines keep the width they have by day. */
export const toSymbol = (id: string, drawing: Drawing): string => {
  const paths = drawing.layers.map(({ d, fill, stroke }) => {
    const filling = ` fill="${fill ? paintValue(fill) : 'none'}"`;
    const line = stroke ? ` stroke="${paintValue(stroke.paint)}" stroke-width="${stroke.width.light}"` : '';
    return `<path${filling}${line} d="${d}"/>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg">` +
    `<symbol id="${id}" viewBox="${viewBox(drawing)}">${paths.join('')}</symbol></svg>\n`
  );
};
