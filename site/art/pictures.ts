import type { CoverOptions } from './cover.ts';
import { groundLayer, motifs, sceneOf } from './cover.ts';
import type { Drawing, Layer } from './Drawing.ts';
import type { Anchor, Scene, Weather } from './Motif.ts';
import type { ArtPalette } from './palette.schema.ts';
import type { Density } from './rain.ts';
import { between, randomStream } from './random.ts';

type Stage = Omit<CoverOptions, 'composition' | 'stage'> & {
  /** How likely rain is (0 to 1) by share of the box. */
  readonly density?: Density;
};

const onGround = (options: Stage, draw: (scene: Scene) => Layer[]): Drawing => {
  const box = { x: 0, y: 0, ...options.box };
  const scene = sceneOf({ light: 0, mirror: false, ...options, box });
  return { ...box, layers: [groundLayer(options.palette, options.ground, box), ...draw(scene)] };
};

/** Rain alone on its ground, behind devices and words. */
export const rainSheet = (options: Stage): Drawing =>
  onGround(options, (scene) => scene.rain(options.density ?? (() => 0.6)));

/** The motif in both weathers around `anchor`, in px of the box. */
export const keyPicture = (options: Stage & { readonly anchor: Anchor }): Drawing =>
  onGround(options, (scene) =>
    motifs[options.palette.motif].key(scene, options.anchor, options.density ?? (() => 0.5)),
  );

/** The motif in one weather around `anchor`, in px of the box. */
export const wholePicture = (options: Stage & { readonly anchor: Anchor }): Drawing =>
  onGround(options, (scene) =>
    motifs[options.palette.motif].whole(scene, options.anchor, options.density ?? (() => 0.5)),
  );

/** The motif as rain draws it, or as the light does, around `anchor`, in px of the box; both have the same lines. */
export const weatherPicture = (
  options: Stage & { readonly anchor: Anchor; readonly weather: Weather },
): Drawing =>
  onGround(options, (scene) => motifs[options.palette.motif].weather(scene, options.anchor, options.weather));

/** The leaf in one weather that closes a page: on the right of a wide band, at the foot of a narrow one. */
export const closingBand = (
  options: Pick<Stage, 'seed' | 'palette' | 'ground' | 'clear'> & { readonly format: 'wide' | 'phone' },
): Drawing => {
  const random = randomStream(options.seed, 'closing');
  const [x, y, size] = [between(random, -24, 24), between(random, -16, 30), between(random, 0.9, 1.06)];
  return options.format === 'wide'
    ? wholePicture({
        ...options,
        box: { width: 1440, height: 588 },
        anchor: { at: { x: 1316 + x, y: 350 + y }, scale: 408 * size },
        density: (u) => Math.min(0.6, Math.max(0, (u - 0.64) * 4)),
      })
    : wholePicture({
        ...options,
        box: { width: 390, height: 500 },
        lane: 9,
        anchor: { at: { x: 288 + x / 2, y: 392 }, scale: 150 * size },
        density: (_, v) => 0.6 * Math.min(1, Math.max(0, (v - 0.5) * 4)),
      });
};

/** The strip of rain that falls into the footer, 150 high, fading downwards. */
export const rainStrip = (seed: string, palette: ArtPalette, width = 1440): Drawing =>
  rainSheet({
    seed,
    palette,
    ground: 'footer',
    box: { width, height: 150 },
    lane: 9,
    longest: 70,
    density: (_, v) => 0.9 * (1 - v) ** 1.4,
  });

/** Rain over the lower end of the phones' menu, none behind the note under its button. */
export const menuRain = (palette: ArtPalette): Drawing =>
  rainSheet({
    seed: 'phone-menu',
    palette,
    ground: 'indigo',
    box: { width: 390, height: 400 },
    lane: 12,
    longest: 110,
    clear: [{ x: 0, y: 340, width: 310, height: 60 }],
    density: (u, v) => (0.15 + 0.45 * u) * v,
  });
