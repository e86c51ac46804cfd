import { cover } from '../../../../art/cover.ts';
import type { Composition } from '../../../../art/Motif.ts';
import { keyPicture } from '../../../../art/pictures.ts';
import { pictureOf } from '../../../../pictures/coverFile.ts';
import { brandPalette } from '../../../../pictures/brandPalette.ts';

const clamp = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/** Where the words stand in wide windows and the panel hides the drawing, and where the headline begins on phones. */
const CLEAR = {
  wide: [
    { x: 0, y: 0, width: 720, height: 800 },
    { x: 800, y: 250, width: 540, height: 320 },
  ],
  phone: [{ x: 0, y: 215, width: 390, height: 105 }],
};

interface PanelArt {
  ground: 'paper' | 'indigo';
  /** What is drawn, or `key` for the brand's key picture. */
  composition: Composition | 'key';
}

/** The drawing for a headline beside a panel, in px: for wide windows and for phones. */
export async function panelArt(seed: string, { ground, composition }: PanelArt) {
  const { art: palette } = await brandPalette();
  const wide = { seed, palette, ground, box: { width: 1440, height: 800 }, lane: 12, longest: 160 } as const;
  const phone = { seed, palette, ground, box: { width: 390, height: 320 }, lane: 8, longest: 70 } as const;
  const drawings =
    composition === 'key'
      ? {
          wide: keyPicture({
            ...wide,
            anchor: { at: { x: 1262, y: 158 }, scale: 560, end: 0.3 },
            clear: [{ x: 800, y: 250, width: 540, height: 320 }],
            density: (u, v) => clamp(0, (u - 0.5) / 0.3, 0.6) * clamp(0, (1 - v) / 0.14, 1),
          }),
          phone: keyPicture({
            ...phone,
            anchor: { at: { x: 296, y: 96 }, scale: 200, end: 0.3 },
            density: (u, v) => clamp(0, 0.6 * u, 0.5) * clamp(0, (0.62 - v) / 0.2, 1),
          }),
        }
      : {
          wide: cover({
            ...wide,
            composition,
            stage: { x: 900, y: 0, width: 540, height: 560 },
            clear: CLEAR.wide,
            mirror: false,
          }),
          phone: cover({
            ...phone,
            composition,
            stage: { x: 110, y: 0, width: 280, height: 200 },
            clear: CLEAR.phone,
            mirror: false,
          }),
        };
  return {
    wide: pictureOf(`${seed}-hero-wide`, drawings.wide),
    phone: pictureOf(`${seed}-hero-phone`, drawings.phone),
  };
}
