import type { ReactNode } from 'react';
import { Art } from '../../../../art/Art.tsx';
import { cover } from '../../../../art/cover.ts';
import type { GroundName } from '../../../../art/palette.schema.ts';
import { brandPalette } from '../../../../pictures/brandPalette.ts';

/** Where the leaves begin, px: right of the words, and a leaf in two weathers right of the screen as well. */
const LEFT = { canopy: 1050, split: 1090, falling: 1000, branch: 1000, litter: 1000 } as const;

/** What is drawn on an industry's first band, right of its words. */
export async function industryArt(
  seed: string,
  { ground, composition }: { ground: GroundName; composition: keyof typeof LEFT },
): Promise<ReactNode> {
  const { art: palette } = await brandPalette();
  const drawing = cover({
    seed,
    composition,
    ground,
    box: { width: 1440, height: 776 },
    stage: { x: LEFT[composition], y: 0, width: 440, height: 776 },
    clear: [{ x: 0, y: 0, width: 800, height: 776 }],
    palette,
    lane: 15,
    mirror: false,
  });
  return Art({ drawing, fit: 'xMaxYMin' });
}
