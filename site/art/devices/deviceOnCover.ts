import type { Crop } from './crop.ts';
import { device, svgFile } from './deviceFile.ts';
import type { Look } from './look.ts';
import type { Screen } from './screen.schema.ts';
import { placed } from './svg.ts';

/** A card's picture: its size (px), the cover of that size as SVG (a whole `<svg>` or parts of one), and the screens. */
interface Card {
  readonly width: number;
  readonly height: number;
  readonly cover: string;
  readonly screens: readonly [Screen, ...Screen[]];
  readonly crop: Crop;
  /** How far the drawing goes on below the card, in px, for a device that lifts (default 0). */
  readonly bleed?: number;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const boardPlace = ({ width, height, crop }: Card): Place =>
  crop === 'large'
    ? { x: width * 0.06, y: height * 0.16, scale: 1.2 }
    : { x: width * 0.127, y: crop === 'bottom' ? height - 530 : height * 0.185, scale: 1 };

const phonePlaces = ({ width, height, crop }: Card): readonly Place[] => {
  const narrow = width < 480;
  const scale = height > 600 ? 0.87 : 0.92;
  const middle = (width - 300 * scale) / 2;
  const x = narrow ? middle : width * 0.115;
  switch (crop) {
    case 'top':
      return [{ x, y: Math.max(height * 0.13, height - 640 * scale), scale }];
    case 'bottom':
      return [
        { x: narrow ? middle : width - 300 * scale - width * 0.115, y: height * 0.94 - 624 * scale, scale },
      ];
    case 'large':
      return [{ x: width * 0.17, y: height * 0.09, scale: 1.2 }];
    case 'two':
      return [
        { x: width * (narrow ? 0.06 : 0.17), y: height * 0.12, scale: 0.86 },
        { x: width * (narrow ? 0.72 : 0.55), y: height * 0.87 - 624 * 0.86, scale: 0.86 },
      ];
  }
};

/**
 * The stand-alone SVG file of a card: its cover, and on it one device, or two with the crop `two`, cut by its edges.
 * A board stands alone. Throws an Error when a text or the parts of a screen do not fit.
 */
export const deviceOnCover = (card: Card, look: Look): string => {
  const places = card.screens[0].device === 'board' ? [boardPlace(card)] : phonePlaces(card);
  const devices = places.flatMap(({ x, y, scale }, i) => {
    const screen = card.screens[i];
    return screen ? [placed(x, y, device(screen, look).body, scale)] : [];
  });
  return svgFile(card.width, card.height + (card.bleed ?? 0), card.cover + devices.join(''), look);
};
