import type { Box, Drawing } from '../../../../art/Drawing.ts';
import { motifs, sceneOf } from '../../../../art/cover.ts';
import type { Anchor } from '../../../../art/Motif.ts';
import type { ArtPalette } from '../../../../art/palette.schema.ts';
import type { Density } from '../../../../art/rain.ts';

/** The home page's picture for one kind of window, in px of a page that begins with its header. */
interface HeroFormat {
  /** The page's first screen. */
  readonly page: Omit<Box, 'x' | 'y'>;
  /** Height of the header, above which nothing is drawn. */
  readonly header: number;
  readonly anchor: Anchor;
  readonly lane: number;
  readonly longest: number;
  /** Rain by share of the page; none behind words. */
  readonly density: Density;
  /** Where headline and promises stand, so that no rain falls through them. */
  readonly clear: readonly Box[];
}

const clamp = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

const formats = {
  desktop: {
    page: { width: 1440, height: 880 },
    header: 76,
    anchor: { at: { x: 1232, y: 560 }, scale: 516 },
    lane: 12,
    longest: 340,
    density: (u, v) => clamp(0, (u - 0.52 + 0.05 * v) / 0.36, 0.72) * clamp(0, (1 - v) / 0.14, 1),
    clear: [
      { x: 0, y: 76, width: 820, height: 500 },
      { x: 0, y: 784, width: 1100, height: 96 },
    ],
  },
  phone: {
    page: { width: 390, height: 780 },
    header: 64,
    anchor: { at: { x: 300, y: 218 }, scale: 250, end: 0.3 },
    lane: 8,
    longest: 160,
    density: (u, v) => clamp(0, 0.15 + 0.6 * u, 0.6) * clamp(0, (0.42 - v) / 0.12, 1),
    clear: [],
  },
} as const satisfies Record<string, HeroFormat>;

/** Draws the picture of the home page. It has no ground: it stands on the page's paper. */
export const hero = (options: {
  readonly seed: string;
  readonly palette: ArtPalette;
  readonly format: keyof typeof formats;
}): Drawing => {
  const { page, header, anchor, lane, longest, density, clear } = formats[options.format];
  const box = { x: 0, y: header, width: page.width, height: page.height - header };
  const scene = sceneOf({
    ...options,
    ground: 'paper',
    box,
    lane,
    longest,
    clear,
    light: 0,
    mirror: false,
    scale: 1,
  });
  const onPage: Density = (u, v) => density(u, (header + v * box.height) / page.height);
  return { ...box, layers: motifs[options.palette.motif].key(scene, anchor, onPage) };
};
