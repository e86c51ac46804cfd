import { cover } from '../art/cover.ts';
import type { Drawing } from '../art/Drawing.ts';
import type { ArtPalette, GroundName } from '../art/palette.schema.ts';
import { randomStream } from '../art/random.ts';
import type { Picture } from '../lib/Picture.ts';
import { brandPalette } from './brandPalette.ts';
import { pictureOf } from './coverFile.ts';

/** The corner of a wide section, px, and its part of a larger cover. */
const CORNER = { width: 470, height: 470 };
const WHOLE = { width: 830, height: 540 };
const CROP = { x: 375, y: 70, ...CORNER };

/** What a corner may show: the key picture cut by the window, or something lying or hanging there. */
const CORNERS = ['split', 'litter', 'branch', 'keys'] as const;

interface Corner {
  seed: string;
  ground: GroundName;
  palette: ArtPalette;
}

function draw({ seed, ground, palette }: Corner): Drawing {
  const random = randomStream(seed, 'corner');
  const composition = CORNERS[Math.floor(random() * CORNERS.length)] ?? 'split';
  if (composition === 'split') {
    const options = { seed, ground, palette, box: WHOLE, mirror: false, scale: 0.5 + 0.12 * random() };
    return { ...cover({ ...options, composition }), ...CROP };
  }
  // The twig grows in from the window's edge; edges inside the section cut no line of rain.
  const clear = [
    { x: CORNER.width - 12, y: 0, width: 12, height: CORNER.height },
    { x: 0, y: 0, width: CORNER.width, height: 12 },
  ];
  // All but the litter begins beyond the window's edge, which cuts it.
  const stage = { x: composition === 'litter' ? 0 : -48, y: 0, ...CORNER };
  return cover({ seed, ground, palette, composition, box: CORNER, stage, clear, mirror: true, scale: 0.92 });
}

/** The motif in the corner under the words of a list on the dark band, by the page's address. */
export async function servicesLeaf(address: string): Promise<Picture> {
  const { art: palette } = await brandPalette();
  return pictureOf(
    `index${address.replaceAll('/', '-')}`,
    draw({ seed: address, ground: 'indigo', palette }),
  );
}

/** The same beside two columns of reviews, without a ground of its own. */
export async function reviewLeaf(address: string): Promise<Picture> {
  const { art: palette } = await brandPalette();
  const whole = draw({ seed: `${address}reviews`, ground: 'paper', palette });
  const layers = whole.layers.filter(({ group }) => group !== 'ground');
  return pictureOf(`reviews${address.replaceAll('/', '-')}`, { ...whole, layers });
}
