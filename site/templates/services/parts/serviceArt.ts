import type { ReactNode } from 'react';
import { Art } from '../../../art/Art.tsx';
import { cover } from '../../../art/cover.ts';
import type { Composition } from '../../../art/Motif.ts';
import type { GroundName } from '../../../art/palette.schema.ts';
import { brandPalette } from '../../../pictures/brandPalette.ts';

/** What is drawn on a service's first band, right of its words and behind the phone. */
export async function serviceArt(
  seed: string,
  { ground, composition }: { ground: GroundName; composition: Composition },
): Promise<ReactNode> {
  const { art: palette } = await brandPalette();
  const drawing = cover({
    seed,
    composition,
    ground,
    box: { width: 1440, height: 776 },
    stage: { x: 880, y: -20, width: 600, height: 776 },
    // Words and, in narrower windows, the longer lines under the headline.
    clear: [
      { x: 0, y: 0, width: 790, height: 776 },
      { x: 790, y: 380, width: 110, height: 396 },
    ],
    palette,
    lane: 15,
    scale: 0.95,
    mirror: false,
  });
  return Art({ drawing, fit: 'xMaxYMin' });
}
