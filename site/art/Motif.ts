import type { Box, Layer, Paint } from './Drawing.ts';
import type { Point } from './geometry.ts';
import type { ArtPalette, GroundName } from './palette.schema.ts';
import type { Density, RainOptions } from './rain.ts';
import type { Random } from './random.ts';

/** The ways a cover is put together. */
export const COMPOSITIONS = [
  ...(['split', 'canopy', 'keys', 'puddle', 'closeCrop', 'downpour'] as const),
  ...(['litter', 'falling', 'window', 'branch', 'gutter'] as const),
] as const;

/** The name of a composition. */
export type Composition = (typeof COMPOSITIONS)[number];

/** What a motif draws a cover from. Lengths in px. */
export interface Scene {
  /** What the picture is seen through. */
  readonly frame: Box;
  /** Where in the frame the motif plays; mostly all of it. */
  readonly box: Box;
  readonly palette: ArtPalette;
  readonly ground: GroundName;
  /** Nine colours, dark to light. */
  readonly ramp: readonly string[];
  readonly rings: Paint;
  /** The ground's own colour. */
  readonly fill: Paint;
  /** The colour of the finest rain: the ground, one step away. */
  readonly mist: Paint;
  /** Distance of the rain's lanes along x. */
  readonly lane: number;
  /** Everything stands on the other side; the slant stays. */
  readonly mirror: boolean;
  /** Size of the motif, about .8 to 1.2. */
  readonly scale: number;
  /** Degrees by which the light leaves its usual place. */
  readonly light: number;
  /** The stream of the motif. */
  readonly random: Random;
  /** Rain on this ground, by a density; dry where the cover keeps clear, cut where shapes take over its lanes. */
  readonly rain: (density: Density, behind?: RainOptions['behind']) => Layer[];
}

/** Where a picture is built around: a point, and the px of the motif's unit. */
export interface Anchor {
  readonly at: Point;
  readonly scale: number;
  /** Where the motif ends below, in its units; a short one makes room for a heading. */
  readonly end?: number;
}

/** The two weathers that a motif is drawn in. */
export type Weather = 'rain' | 'fair';

/** Draws layers back to front, without the ground. */
type Draw = (scene: Scene) => Layer[];

/** A family of drawings: a cover for each composition, and the one picture built to measure. */
export type Motif = Readonly<Record<Composition, Draw>> & {
  /** The key picture around a given point, in rain of a given density. */
  readonly key: (scene: Scene, anchor: Anchor, density: Density) => Layer[];
  /** The motif in one weather around a given point, for bands tone on tone. */
  readonly whole: (scene: Scene, anchor: Anchor, density: Density) => Layer[];
  /** The motif around a given point, drawn with rain alone or by the light alone. */
  readonly weather: (scene: Scene, anchor: Anchor, weather: Weather) => Layer[];
  /** The logo mark on 40 by 40, in its colours or all in one paint. */
  readonly mark: (palette: ArtPalette, mono?: Paint) => Layer[];
};
