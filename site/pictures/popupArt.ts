import { keyPicture } from '../art/pictures.ts';
import { pictureOf } from './coverFile.ts';
import { brandPalette } from './brandPalette.ts';

/** The motif behind the left panel, under its words, and behind the head on phones, beside the words. */
export async function popupArt(): Promise<{ panel: string; head: string }> {
  const { art: palette } = await brandPalette();
  const panel = keyPicture({
    seed: 'contact',
    palette,
    ground: 'indigo',
    box: { width: 400, height: 680 },
    lane: 8,
    longest: 90,
    anchor: { at: { x: 338, y: 482 }, scale: 236, end: 0.3 },
    density: (u, v) => (v < 0.4 || v > 0.72 ? 0 : 0.5) * u,
  });
  const head = keyPicture({
    seed: 'contact',
    palette,
    ground: 'indigo',
    box: { width: 390, height: 104 },
    lane: 8,
    longest: 60,
    anchor: { at: { x: 276, y: 132 }, scale: 124, end: 0.2 },
    density: (u) => (u < 0.42 ? 0 : 0.5),
  });
  return { panel: pictureOf('contact-panel', panel).src, head: pictureOf('contact-head', head).src };
}
