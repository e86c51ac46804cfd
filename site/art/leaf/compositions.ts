import type { Layer } from '../Drawing.ts';
import type { Density } from '../rain.ts';
import type { Anchor, Motif, Scene } from '../Motif.ts';
import type { Point } from '../geometry.ts';
import { SLANT_DEGREES, turn } from '../geometry.ts';
import { between } from '../random.ts';
import { measure, place } from '../scene.ts';
import { puddles } from '../water.ts';
import { branch } from './branch.ts';
import { falling } from './falling.ts';
import { folds, inShade } from './folds.ts';
import { gutter } from './gutter.ts';
import { litter } from './litter.ts';
import { leafMark } from './mark.ts';
import { keys } from './keys.ts';
import { key, split, weather } from './split.ts';
import { wetWindow } from './wetWindow.ts';

const whole = (scene: Scene, { at, scale, end }: Anchor, density: Density): Layer[] => [
  ...scene.rain(density),
  ...folds(scene, { at, scale, rotation: SLANT_DEGREES, ...(end && { stem: end }) }),
];

const canopy = (scene: Scene): Layer[] => {
  const size = measure(scene);
  const hang = 180 + SLANT_DEGREES;
  // Away from the picture's upper edge a long stem would reach up into the words.
  const stem = scene.box.y > scene.frame.y ? { stem: 0.36 } : {};
  const back = {
    ...stem,
    at: place(scene, 0.2, 0.02),
    scale: size * 0.58,
    rotation: hang + between(scene.random, -9, 3),
  };
  const front = {
    ...stem,
    at: place(scene, 0.66, 0.2),
    scale: size * 0.52,
    rotation: hang + between(scene.random, -4, 8),
  };
  return [
    ...scene.rain((_, v) => Math.min(0.7, 0.25 + v)),
    ...folds(inShade(scene), back),
    ...folds(scene, front),
  ];
};

const puddleLeaf = (scene: Scene): Layer[] => {
  const size = measure(scene);
  const hub = place(scene, 0.6, 0.74);
  const rotation = (scene.mirror ? 1 : -1) * between(scene.random, 52, 76);
  const rings = [
    { at: hub, r: size * 0.8 },
    { at: place(scene, 0.16, 0.87), r: size * 0.22 },
  ];
  return [
    ...scene.rain((_, v) => Math.max(0, 0.85 - 0.6 * v)),
    ...puddles(scene.random, rings, scene.rings),
    ...folds(scene, { at: hub, scale: size * 0.42, rotation, flatten: 0.5 }),
  ];
};

/** A point of the unit box with large folds all around: between hub and side lobe. */
const CROP: Point = { x: 0.38, y: -0.24 };

const closeCrop = (scene: Scene): Layer[] => {
  const { box, mirror, scale: size, random } = scene;
  const rotation = between(random, -80, 40);
  const scale = 1.3 * size * Math.max(box.width, box.height);
  const crop = turn({ x: mirror ? -CROP.x : CROP.x, y: CROP.y }, rotation);
  const middle = place(scene, 0.5, 0.5);
  const at = { x: middle.x - crop.x * scale, y: middle.y - crop.y * scale };
  return [
    ...folds(scene, { at, scale, rotation, mirror }),
    ...scene.rain((u, v) => 0.3 * (mirror ? 1 - u : u) * (0.4 + v)),
  ];
};

const downpour = (scene: Scene): Layer[] => {
  const size = measure(scene);
  const rings = [
    { at: place(scene, 0.3, 0.86), r: size * 0.22 },
    { at: place(scene, 0.78, 0.78), r: size * 0.11 },
  ];
  return [...scene.rain((_, v) => 0.85 - 0.35 * v), ...puddles(scene.random, rings, scene.rings, 1.6)];
};

/** The covers of a brand whose motif is a leaf in two weathers. */
export const leafMotif: Motif = {
  key,
  whole,
  weather,
  mark: leafMark,
  split,
  canopy,
  keys,
  puddle: puddleLeaf,
  closeCrop,
  downpour,
  litter,
  falling,
  window: wetWindow,
  branch,
  gutter,
};
