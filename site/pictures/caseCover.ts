import { cover, type CoverOptions } from '../art/cover.ts';
import { deviceOnCover } from '../art/devices/deviceOnCover.ts';
import type { Screen } from '../art/devices/screen.schema.ts';
import { toSvg } from '../art/toSvg.ts';
import { brandPalette } from './brandPalette.ts';
import type { Crop } from '../art/devices/crop.ts';
import { brandLook } from './brandLook.ts';
import { memoize } from '../lib/memoize.ts';
import type { Picture } from '../lib/Picture.ts';
import { coverFile } from './coverFile.ts';
import { drawingFile } from './publishedFile.ts';

/** A device lifts by 8 px on its card, so it is drawn that much further down. */
const LIFT = 8;

/** What a case study's card is drawn from; `box` in px. */
interface CaseCard {
  slug: string;
  cover: Pick<CoverOptions, 'composition' | 'ground'> & { ramp?: string | undefined };
  crop: Crop;
  screens: readonly Screen[];
  box: { width: number; height: number };
}

/** The devices of a card as SVG, on a cover or on nothing. Throws an Error when the case has no screen. */
async function drawn(
  { slug, box, crop, screens }: CaseCard,
  { cover: ground, bleed }: { cover: string; bleed: number },
): Promise<string> {
  const [first, ...rest] = screens;
  if (!first) throw new Error(`The case study "${slug}" has no screen to show.`);
  return deviceOnCover({ ...box, crop, cover: ground, screens: [first, ...rest], bleed }, await brandLook());
}

/** Publishes the two layers of a card: its cover, and the devices that stand on it and reach `LIFT` below it. */
export const caseCover = memoize(async (card: CaseCard): Promise<{ cover: Picture; device: Picture }> => {
  const { slug, box } = card;
  const { ramp, ...options } = card.cover;
  const device = await drawn(card, { cover: '', bleed: LIFT });
  return {
    cover: await coverFile({ seed: slug, box, ...options, ...(ramp && { ramp }) }),
    device: { src: drawingFile(`${slug}-device`, device), width: box.width, height: box.height + LIFT },
  };
});

/** Publishes a card as one picture, for phones: nothing hovers there, and a request costs more. */
export const caseFace = memoize(async (card: CaseCard): Promise<Picture> => {
  const { slug, box } = card;
  const { ramp, ...options } = card.cover;
  const { art } = await brandPalette();
  const drawing = cover({ seed: slug, box, palette: art, ...options, ...(ramp && { ramp }) });
  const svg = await drawn(card, { cover: toSvg(drawing), bleed: 0 });
  return { src: drawingFile(`${slug}-face`, svg), ...box };
});
