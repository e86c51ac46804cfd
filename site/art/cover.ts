import type { Box, Drawing, Layer } from './Drawing.ts';
import { leafMotif } from './leaf/compositions.ts';
import type { Composition, Motif, Scene } from './Motif.ts';
import type { ArtPalette, GroundName } from './palette.schema.ts';
import { rain } from './rain.ts';
import { between, randomStream } from './random.ts';
import { rippleMotif } from './ripple.ts';

/** The motifs by name; the palette chooses. */
export const motifs: Readonly<Record<ArtPalette['motif'], Motif>> = { leaf: leafMotif, ripple: rippleMotif };

/** What a cover is drawn from. Lengths in px. What is left out the seed decides. */
export interface CoverOptions {
  /** The page's slug. The same seed gives the same picture. */
  readonly seed: string;
  readonly composition: Composition;
  readonly ground: GroundName;
  readonly box: { readonly width: number; readonly height: number };
  readonly palette: ArtPalette;
  readonly mirror?: boolean;
  readonly scale?: number;
  readonly light?: number;
  /** Another ramp than the ground's, by name. */
  readonly ramp?: string;
  /** Distance of the rain's lanes (default 13). */
  readonly lane?: number;
  /** Longest line of rain (default 80 to 220, by the height). */
  readonly longest?: number;
  /** The part of the box that the motif plays in (default all of it); rain falls everywhere. */
  readonly stage?: Box;
  /** Where no rain may fall, for words. */
  readonly clear?: readonly Box[];
}

/** The ground as the backmost layer. */
export const groundLayer = (palette: ArtPalette, ground: GroundName, box: Box): Layer => ({
  group: 'ground',
  d: `M${box.x} ${box.y}h${box.width}v${box.height}h${-box.width}z`,
  fill: palette.grounds[ground].fill,
});

/** Sets the stage for a motif: streams by seed, colours by ground. */
export const sceneOf = (options: Omit<CoverOptions, 'composition' | 'box'> & { box: Box }): Scene => {
  const {
    seed,
    palette,
    ground,
    box,
    lane = 13,
    longest = Math.min(220, Math.max(80, box.height * 0.42)),
    clear = [],
  } = options;
  const choice = randomStream(seed, 'choice');
  const [flip, scale, light] = [choice() < 0.5, between(choice, 0.8, 1.2), between(choice, -20, 20)];
  const stand = palette.grounds[ground];
  return {
    frame: box,
    box: options.stage ?? box,
    palette,
    ground,
    lane,
    // On a stage beside words the motif leans away from them.
    mirror: options.mirror ?? (flip && !options.stage),
    scale: options.scale ?? scale,
    light: options.light ?? light,
    ramp: palette.ramps[options.ramp ?? stand.ramp] ?? [],
    rings: stand.rings,
    fill: stand.fill,
    mist: palette.rain[stand.rain]?.[0]?.paint ?? stand.rings,
    random: randomStream(seed, 'leaf'),
    rain: (density, behind = []) =>
      rain({
        behind,
        random: randomStream(seed, 'rain'),
        box,
        lane,
        clear,
        density,
        length: [longest > 220 ? 40 : 30, longest],
        tiers: palette.rain[stand.rain] ?? [],
      }),
  };
};

/** Draws the cover of a page: the same for the same seed, on every build. */
export const cover = (options: CoverOptions): Drawing => {
  const box = { x: 0, y: 0, ...options.box };
  const { palette, ground, composition } = options;
  const draw = motifs[palette.motif][composition];
  return { ...box, layers: [groundLayer(palette, ground, box), ...draw(sceneOf({ ...options, box }))] };
};
