import type { Layer, Paint } from './Drawing.ts';
import { both } from './Drawing.ts';
import type { Motif, Scene } from './Motif.ts';
import { between } from './random.ts';
import { measure, place } from './scene.ts';
import { puddles } from './water.ts';

/** Rain and rings: `count` places on the water, the first one large. */
const ripples =
  (count: number, density: number) =>
  (scene: Scene): Layer[] => {
    const { random, rings, rain } = scene;
    const places = Array.from({ length: count }, (_, i) => ({
      at: place(scene, between(random, 0.1, 0.9), between(random, 0.5, 0.9)),
      r: measure(scene) * (i === 0 ? 0.6 : 0.2),
    }));
    return [...rain((_, v) => Math.max(0, density - 0.5 * v)), ...puddles(random, places, rings)];
  };

const around: Motif['key'] = ({ random, rings, rain }, { at, scale }, density) => [
  ...rain(density),
  ...puddles(random, [{ at, r: scale }], rings, 3),
];

/** Three rings, the left of each in the rain's colour. */
const mark: Motif['mark'] = (palette, mono) =>
  [6, 12, 18].flatMap((r) => {
    const half = (sweep: 0 | 1, paint: Paint): Layer => ({
      group: 'marks',
      d: `M20 ${20 - r}A${r} ${r} 0 0 ${sweep} 20 ${20 + r}`,
      stroke: { paint: mono ?? paint, width: both(3) },
    });
    return [half(0, palette.mark.bars), half(1, both(palette.ramps[palette.mark.ramp]?.[5] ?? ''))];
  });

/** The covers of a brand whose motif is rain on water. */
export const rippleMotif: Motif = {
  key: around,
  whole: around,
  weather: (scene, anchor, which) => around(scene, anchor, () => (which === 'rain' ? 0.7 : 0)),
  mark,
  split: ripples(1, 0.6),
  canopy: ripples(2, 0.7),
  keys: ripples(3, 0.5),
  puddle: ripples(2, 0.7),
  closeCrop: ripples(1, 0.3),
  downpour: ripples(4, 0.85),
  litter: ripples(4, 0.4),
  falling: ripples(1, 0.45),
  window: ripples(2, 0.5),
  branch: ripples(3, 0.65),
  gutter: ripples(5, 0.5),
};
