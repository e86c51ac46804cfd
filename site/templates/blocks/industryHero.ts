import { Art } from '../../art/Art.tsx';
import { cover } from '../../art/cover.ts';
import type { GroundName } from '../../art/palette.schema.ts';
import { brandPalette } from '../../integrations/brand/brandPalette.ts';
import type { IndustryHero } from '../../sections/IndustryHero/IndustryHero.schema.ts';

/** The ground of the art on each band. */
const GROUNDS: Record<IndustryHero['ground'], GroundName> = {
  teal: 'teal',
  pick: 'pick',
  warm: 'straw',
  indigo: 'indigo',
};

/** Where the leaves begin, px: right of the words, and a leaf in two weathers right of the screen as well. */
const LEFT: Record<IndustryHero['composition'], number> = { canopy: 1050, split: 1090 };

/** What is drawn on an industry's first band, right of its words. */
export async function industryHero(
  seed: string,
  { ground, composition }: Pick<IndustryHero, 'ground' | 'composition'>,
) {
  const { art: palette } = await brandPalette();
  const drawing = cover({
    seed,
    composition,
    ground: GROUNDS[ground],
    box: { width: 1440, height: 776 },
    stage: { x: LEFT[composition], y: 0, width: 440, height: 776 },
    clear: [{ x: 0, y: 0, width: 800, height: 776 }],
    palette,
    lane: 15,
    mirror: false,
  });
  return { art: Art({ drawing, fit: 'xMaxYMin' }) };
}
