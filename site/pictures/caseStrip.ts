import { devicesOn, type PlacedDevice } from '../art/devices/devicesOn.ts';
import type { Screen } from '../art/devices/screen.schema.ts';
import { rainSheet } from '../art/pictures.ts';
import { toSvg } from '../art/toSvg.ts';
import type { Picture } from '../lib/Picture.ts';
import { brandLook } from './brandLook.ts';
import { brandPalette } from './brandPalette.ts';
import { drawingFile } from './publishedFile.ts';

type Place = Omit<PlacedDevice, 'screen'>;

/** Four phones at uneven heights, px: beside the words of a wide window, and under those of a narrow one. */
const FORMATS = {
  wide: {
    box: { width: 1440, height: 600 },
    clear: { x: 0, y: 0, width: 620, height: 600 },
    places: [
      { x: 643, y: 80, scale: 0.76 },
      { x: 903, y: -122, scale: 0.76 },
      { x: 903, y: 386, scale: 0.76 },
      { x: 1164, y: 150, scale: 0.76 },
    ],
  },
  phone: {
    box: { width: 390, height: 400 },
    clear: { x: 0, y: 0, width: 390, height: 20 },
    places: [
      { x: -52, y: 44, scale: 0.5 },
      { x: 116, y: -112, scale: 0.5 },
      { x: 116, y: 218, scale: 0.5 },
      { x: 284, y: 78, scale: 0.5 },
    ],
  },
} as const satisfies Record<string, { places: readonly Place[]; [field: string]: unknown }>;

/** Screens of case studies in the rain as one picture, in both forms. */
export async function caseStripPictures(
  seed: string,
  shown: readonly { screen: Screen }[],
): Promise<Record<keyof typeof FORMATS, Picture>> {
  const { art: palette } = await brandPalette();
  const look = await brandLook();
  const draw = (format: keyof typeof FORMATS) => {
    const { box, clear, places } = FORMATS[format];
    const sheet = rainSheet({
      seed,
      palette,
      ground: 'warm',
      box,
      clear: [clear],
      density: (u) => Math.min(0.5, Math.max(0.15, (u - 0.3) * 1.4)),
    });
    const devices = places.flatMap((place, i) => {
      const one = shown[i];
      return one ? [{ ...place, screen: one.screen }] : [];
    });
    const svg = devicesOn({ ...box, cover: toSvg(sheet) }, devices, look);
    return { src: drawingFile(`${seed}-screens-${format}`, svg), ...box };
  };
  return { wide: draw('wide'), phone: draw('phone') };
}
