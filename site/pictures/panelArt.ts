import { keyPicture } from '../art/pictures.ts';
import { pictureOf } from './coverFile.ts';
import { brandPalette } from './brandPalette.ts';

const clamp = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/** The brand's key picture for a headline beside a panel in px: for wide windows and for phones. */
export async function panelArt(seed: string, ground: 'paper' | 'indigo') {
  const { art: palette } = await brandPalette();
  const picture = { seed, palette, ground } as const;
  const wide = keyPicture({
    ...picture,
    box: { width: 1440, height: 800 },
    anchor: { at: { x: 1262, y: 158 }, scale: 560, end: 0.3 },
    lane: 12,
    longest: 160,
    clear: [{ x: 800, y: 250, width: 540, height: 320 }],
    density: (u, v) => clamp(0, (u - 0.5) / 0.3, 0.6) * clamp(0, (1 - v) / 0.14, 1),
  });
  const phone = keyPicture({
    ...picture,
    box: { width: 390, height: 320 },
    anchor: { at: { x: 296, y: 96 }, scale: 200, end: 0.3 },
    lane: 8,
    longest: 70,
    density: (u, v) => clamp(0, 0.6 * u, 0.5) * clamp(0, (0.62 - v) / 0.2, 1),
  });
  return { wide: pictureOf(`${seed}-hero-wide`, wide), phone: pictureOf(`${seed}-hero-phone`, phone) };
}
