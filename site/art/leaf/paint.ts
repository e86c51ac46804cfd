import type { Box, Layer, Themed } from '../Drawing.ts';
import { both } from '../Drawing.ts';
import type { Point } from '../geometry.ts';
import { ACROSS, crossings, reaches, SLANT } from '../geometry.ts';
import type { ArtPalette, GroundName } from '../palette.schema.ts';
import { polyline, Sheet } from '../path.ts';
import type { Random } from '../random.ts';
import { between } from '../random.ts';
import type { Facet } from './leaf.ts';

/** What folds are painted with. */
interface FoldPaint {
  /** Nine colours, dark to light. */
  readonly ramp: readonly string[];
  readonly random: Random;
  /** Folds outside are left out. */
  readonly frame: Box;
}

/** The step of the ramp that a stem has. */
const STEM_STEP = 2;

/** Fills a stem and the folds that lie over it with the colours of a ramp, one layer for each colour. */
export const paintFacets = (
  facets: readonly Facet[],
  { ramp, random, frame }: FoldPaint,
  stem?: readonly Point[],
): Layer[] => {
  const sheet = new Sheet();
  const add = (corners: readonly Point[], step: number): void => {
    const fill = both(ramp[Math.min(8, Math.max(0, step))] ?? '');
    // The hairline in the fold's own colour closes the seam to its neighbour.
    const stroke = { paint: fill, width: both(0.6) };
    if (reaches(corners, frame)) sheet.add({ group: 'facets', d: polyline(corners, true), fill, stroke });
  };
  if (stem) add(stem, STEM_STEP);
  for (const { corners, tone } of facets) {
    add(corners, Math.round(8 * (0.12 + 0.88 * tone) + between(random, -0.35, 0.35)));
  }
  return sheet.layers();
};

/**
 * Weight of the lines in eighths of the gap, from the darkest fold to the lightest: by day .82 − .70 k, by night
 * .14 + .60 k, where k is the tone in the middle of the seven levels.
 */
const EIGHTHS = { shade: [7, 6, 5, 4, 3, 2, 1], light: [1, 2, 3, 4, 4, 5, 6] } as const;

/** The level of a fold, 0 (turned away) to 6 (in the light). */
const levelOf = (tone: number): number => Math.min(6, Math.max(0, 7 - Math.round(8 * (0.82 - 0.7 * tone))));

/** The hatches of a ground, by theme. */
export const hatchesOf = (
  palette: ArtPalette,
  ground: GroundName,
): Themed<ArtPalette['hatches'][string] | undefined> => {
  const { light, dark } = palette.grounds[ground].hatch;
  return { light: palette.hatches[light], dark: palette.hatches[dark] };
};

/**
 * Draws folds with lines on the lanes of the rain, so that a line of rain changes its weight where it
 * crosses a fold. A line keeps running through neighbours of the same level.
 */
export const hatchFacets = (
  facets: readonly Facet[],
  hatch: ReturnType<typeof hatchesOf>,
  lane: number,
  box: Box,
): Layer[] => {
  const { light, dark } = hatch;
  if (!light || !dark) return [];
  const sheet = new Sheet();
  const gap = lane * ACROSS;
  const xs = facets.flatMap((facet) => facet.corners.map(({ x, y }) => x + y * SLANT));
  const first = Math.ceil(Math.min(...xs) / lane);
  const last = Math.floor(Math.max(...xs) / lane);
  for (let level = 0; level < 7; level++) {
    const same = facets.filter((facet) => levelOf(facet.tone) === level);
    const paint = { light: light.colours[level] ?? '', dark: dark.colours[level] ?? '' };
    const eighths = { light: EIGHTHS[light.heavy][level] ?? 1, dark: EIGHTHS[dark.heavy][level] ?? 1 };
    const width = { light: (gap * eighths.light) / 8, dark: (gap * eighths.dark) / 8 };
    for (let i = first; i <= last; i++) {
      const runs = same.flatMap((facet) => crossings(facet.corners, i * lane)).sort(([a], [b]) => a - b);
      const joined: [number, number][] = [];
      for (const [from, to] of runs) {
        const before = joined.at(-1);
        if (before && from - before[1] < 0.2) before[1] = Math.max(before[1], to);
        else if (to - from > 0.5) joined.push([from, to]);
      }
      for (const run of joined) {
        const line = run.map((y) => ({ x: i * lane - y * SLANT, y }));
        if (reaches(line, box)) sheet.add({ group: 'hatch', d: polyline(line), stroke: { paint, width } });
      }
    }
  }
  return sheet.layers();
};
