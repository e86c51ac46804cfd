import type { CallGround } from '../art/call.ts';
import { callDrawings, WIDE } from '../art/call.ts';
import type { Box } from '../art/Drawing.ts';
import type { SidePictures } from '../ui/SideArt.tsx';
import { brandPalette } from './brandPalette.ts';
import { pictureOf } from './coverFile.ts';
import { headlineWidth } from './headlineWidth.ts';

/**
 * The words of a band at a window of 1440, px and em. There they come nearest to the drawing: narrower windows
 * scale both alike down to 1021 px, below which the drawing stands under the words, and wider ones part them.
 */
const TYPE = { size: 110.9, line: 0.86, left: 56, below: 176, distance: 20 };

interface Call {
  ground: CallGround;
  /** Address of the page: another page has another drawing. */
  address: string;
  /** The lines of the band's headline. Without it words fill the left half. */
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
 * The drawing of a band that asks for the inquiry, by the page's address and off the words of its headline. Throws an
 * Error that names the page when the headline leaves no room for any.
 */
export async function callPicture({ ground, address, headline = [] }: Call): Promise<SidePictures> {
  const { art } = await brandPalette();
  const words = await wordsOf(headline);
  const drawn = callDrawings({ ground, address, words }, art);
  if (!drawn) {
    throw new Error(
      `The call on ${address} has a headline that is ${Math.round(words.width - TYPE.left)} px wide in a window of ` +
        `1440 px, and every drawing would run into it. Shorten "${headline.join(' / ')}" or break it into more lines.`,
    );
  }
  const name = `call${address.replaceAll('/', '-')}`;
  return { wide: pictureOf(`${name}wide`, drawn.wide), phone: pictureOf(`${name}phone`, drawn.phone) };
}
