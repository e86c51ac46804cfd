import type { Drawing } from '../art/Drawing.ts';
import type { GroundName } from '../art/palette.schema.ts';
import { rainSheet } from '../art/pictures.ts';
import { brandPalette } from './brandPalette.ts';

/** Rain for a band of a case study; none behind its words on the left, `width` px wide. */
export async function caseRain(
  seed: string,
  ground: GroundName,
  { height, words = 0 }: { height: number; words?: number },
): Promise<Drawing> {
  const { art: palette } = await brandPalette();
  return rainSheet({
    seed,
    palette,
    ground,
    box: { width: 1440, height },
    lane: 15,
    longest: 170,
    clear: words ? [{ x: 0, y: 0, width: words, height }] : [],
    density: words ? (u) => Math.min(0.5, Math.max(0, (u - 0.46) * 1.2)) : () => 0.5,
  });
}
