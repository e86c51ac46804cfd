import type { CallGround } from '../art/call.ts';
import { callDrawings, WIDE } from '../art/call.ts';
import type { Box } from '../art/Drawing.ts';
import type { SidePictures } from '../ui/SideArt.tsx';
import { brandPalette } from './brandPalette.ts';
import { pictureOf } from './coverFile.ts';
import { headlineWidth } from './headlineWidth.ts';

/**
 * Text metrics of the band at a window of 1440 (px, em), where the words come closest to the drawing: below that both
 * shrink alike, down to 1020 px, where the drawing moves under the words; above it they move apart.
 */
const TYPE = { size: 110.9, line: 0.86, left: 56, below: 176, distance: 20 };

interface Call {
  ground: CallGround;
  /** The page's address, which selects the drawing. */
  address: string;
  /** The lines of the band's headline. Without them the words are assumed to fill the left half. */
  headline?: readonly string[];
}

/** Where the headline stands in the wide drawing. */
async function wordsOf(headline: readonly string[]): Promise<Box> {
  if (headline.length === 0) return { x: 0, y: 0, width: 860, height: WIDE.height };
  const height = headline.length * TYPE.line * TYPE.size;
  return {
    x: 0,
    y: (WIDE.height - height - TYPE.below) / 2 - TYPE.distance,
    width: TYPE.left + (await headlineWidth(headline, TYPE.size)) + TYPE.distance,
    height: height + 2 * TYPE.distance,
  };
}

/**
 * The drawing for a band with a call to action, chosen by the page's address so that it stays off the headline. Throws
 * an Error that names the page if no drawing fits beside the headline.
 */
export async function callPicture({ ground, address, headline = [] }: Call): Promise<SidePictures> {
  const { art } = await brandPalette();
  const words = await wordsOf(headline);
  const drawings = callDrawings({ ground, address, words }, art);
  if (!drawings) {
    throw new Error(
      `The call on ${address} has a headline that is ${Math.round(words.width - TYPE.left)} px wide in a window of ` +
        `1440 px, and every drawing would run into it. Shorten "${headline.join(' / ')}" or break it into more lines.`,
    );
  }
  const name = `call${address.replaceAll('/', '-')}`;
  return { wide: pictureOf(`${name}wide`, drawings.wide), phone: pictureOf(`${name}phone`, drawings.phone) };
}
