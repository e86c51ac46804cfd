import { Art } from '../art/Art.tsx';
import { cover, type CoverOptions } from '../art/cover.ts';
import type { Drawing } from '../art/Drawing.ts';
import { pictureOf } from './coverFile.ts';
import { brandPalette } from './brandPalette.ts';
import type { SidePictures } from '../ui/SideArt.tsx';
import type { SideDrawings } from '../ui/SideDrawing.tsx';

/** In px: the drawing of a wide band and of a phone's, the part that holds the motif, and where words stand. */
const FORMATS = {
  wide: {
    box: { width: 1440, height: 588 },
    stage: { x: 880, y: 0, width: 560, height: 588 },
    clear: [{ x: 0, y: 0, width: 870, height: 588 }],
  },
  phone: {
    box: { width: 390, height: 500 },
    stage: { x: 30, y: 240, width: 360, height: 260 },
    clear: [{ x: 0, y: 0, width: 390, height: 240 }],
  },
} as const;

/** `stage` is the part of the wide drawing that contains the motif, `clear` is where its words stand. */
type SideOptions = Omit<CoverOptions, 'palette' | 'box'>;

async function draw(options: SideOptions): Promise<{ wide: Drawing; phone: Drawing }> {
  const { art: palette } = await brandPalette();
  const { stage = FORMATS.wide.stage, clear = FORMATS.wide.clear, ...rest } = options;
  const of = (format: keyof typeof FORMATS) => ({ mirror: false, ...rest, ...FORMATS[format], palette });
  return { wide: cover({ ...of('wide'), stage, clear }), phone: cover(of('phone')) };
}

/** A cover for the left of a wide band and the head of a narrow one; no rain falls at the edge beside the words. */
export async function leftPicture(options: SideOptions): Promise<SidePictures> {
  const { art: palette } = await brandPalette();
  const shared = { mirror: false, ...options, palette };
  // Longer than any band, whose foot cuts it off.
  const wide = cover({
    ...shared,
    box: { width: 600, height: 1440 },
    stage: { x: -220, y: 60, width: 640, height: 800 },
    clear: [{ x: 560, y: 0, width: 40, height: 1440 }],
  });
  const phone = cover({ ...shared, box: { width: 430, height: 300 } });
  return {
    wide: pictureOf(`${options.seed}-wide`, wide),
    phone: pictureOf(`${options.seed}-phone`, phone),
  };
}

/** The same inline, for the top of a page. */
export async function sideDrawing(options: SideOptions): Promise<SideDrawings> {
  const { wide, phone } = await draw(options);
  return { wide: Art({ drawing: wide, fit: 'xMaxYMax' }), phone: Art({ drawing: phone }) };
}
