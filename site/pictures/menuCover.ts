import { cover } from '../art/cover.ts';
import { devicesOn } from '../art/devices/devicesOn.ts';
import type { Screen } from '../art/devices/screen.schema.ts';
import type { Composition } from '../art/Motif.ts';
import { toSvg } from '../art/toSvg.ts';
import { brandPalette } from './brandPalette.ts';
import { brandLook } from './brandLook.ts';
import type { Picture } from '../lib/Picture.ts';
import { drawingFile } from './publishedFile.ts';

/** The picture at the end of a menu, alone or behind a screen; every menu has its own drawing. */
interface Feature {
  menu: string;
  composition: Composition;
  screen?: Screen | undefined;
  ground: 'teal' | 'indigo' | 'pick' | 'warm';
}

/** The panel at 1440, px, and how much of it the words have. */
const BOX = { width: 532, height: 400 };
const WORDS = 280;

async function draw({ menu, composition, screen, ground }: Feature): Promise<Picture> {
  const { art } = await brandPalette();
  const drawing = cover({
    seed: menu,
    composition,
    ground,
    box: BOX,
    palette: art,
    stage: { x: WORDS, y: 0, width: BOX.width - WORDS, height: BOX.height },
    clear: [{ x: 0, y: 0, width: WORDS, height: BOX.height }],
  });
  const devices = screen ? [{ screen, x: WORDS + 5, y: 46, scale: 0.815 }] : [];
  const svg = devicesOn({ ...BOX, cover: toSvg(drawing) }, devices, await brandLook());
  return { src: drawingFile(menu, svg), ...BOX };
}

// Every page has the same menus.
const drawn = new Map<string, Promise<Picture>>();

/** The picture at the right end of an open menu: rain right of the words, and a product or leaves. */
export function menuCover(feature: Feature): Promise<Picture> {
  const picture = drawn.get(feature.menu) ?? draw(feature);
  drawn.set(feature.menu, picture);
  return picture;
}
