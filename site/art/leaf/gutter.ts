import type { Layer } from '../Drawing.ts';
import { both } from '../Drawing.ts';
import type { Point } from '../geometry.ts';
import { SLANT } from '../geometry.ts';
import type { Scene } from '../Motif.ts';
import { polyline, Sheet } from '../path.ts';
import { between } from '../random.ts';
import { measure, place } from '../scene.ts';
import { folds } from './folds.ts';

/** Share of the box above the kerb, and the height of its stone. */
const KERB = { top: 0.5, height: 0.09 };
const STONES = 3;
const BARS = 6;

/** The stone along the stream: blocks whose joints lie along the rain. */
const kerb = ({ box, mist }: Scene): Layer => {
  const [top, foot] = [KERB.top, KERB.top + KERB.height].map((v) => box.y + box.height * v);
  const width = (box.width * 1.1) / STONES;
  const stone = (i: number): Point[] => {
    const [left, right] = [box.x + 30 + i * width, box.x + 30 + (i + 1) * width - 7];
    const lean = ((foot ?? 0) - (top ?? 0)) * SLANT;
    return [
      { x: left + lean, y: top ?? 0 },
      { x: right + lean, y: top ?? 0 },
      { x: right, y: foot ?? 0 },
      { x: left, y: foot ?? 0 },
    ];
  };
  return {
    group: 'marks',
    d: Array.from({ length: STONES }, (_, i) => polyline(stone(i), true)).join(''),
    fill: mist,
  };
};

/** All that lies below the top of the kerb, where no rain is seen. */
const street = ({ frame, box }: Scene): Point[] => {
  const [top, foot] = [box.y + box.height * KERB.top, frame.y + frame.height + 1];
  const [left, right] = [frame.x - frame.height, frame.x + frame.width + frame.height];
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: foot },
    { x: left, y: foot },
  ];
};

/** How far a line of the stream at a height over or under a round obstacle is pushed aside, px. */
const parted = (along: number, across: number, radius: number): number => {
  let shift = 0;
  // The line keeps its stream function y (1 − r² / (x² + y²)); a few steps find its height.
  for (let i = 0; i < 6; i++) {
    const y = across + shift;
    shift = (y * radius ** 2) / Math.max(along ** 2 + y ** 2, radius ** 2 * 0.6);
  }
  return shift;
};

/** Lines of water that run along the kerb and part around the leaf, broken like rain. */
const stream = (scene: Scene, rock: Point, radius: number): Layer[] => {
  const { box, random, rings } = scene;
  const sheet = new Sheet();
  const [from, to] = [box.y + box.height * (KERB.top + KERB.height + 0.03), box.y + box.height * 1.02];
  const pitch = 15;
  for (let y = from; y < to; y += pitch) {
    const edge = box.x + 30 - (y - from) * SLANT;
    let x = edge + between(random, 0, 60);
    while (x < box.x + box.width) {
      const end = x + between(random, 60, 340);
      const count = Math.max(2, Math.round((end - x) / 26));
      const points = Array.from({ length: count + 1 }, (_, i) => {
        const at = x + ((end - x) * i) / count;
        const across = y - rock.y;
        return { x: at, y: Math.max(from - 4, y + parted(at - rock.x, across / 0.55, radius) * 0.55) };
      });
      const width = random() < 0.2 ? 4 : 1.6;
      sheet.add({ group: 'water', d: polyline(points), stroke: { paint: rings, width: both(width) } });
      x = end + between(random, 14, 60);
    }
  }
  return sheet.layers();
};

/** Where the stream goes: a plate with bars along the rain, before the kerb. */
const grate = ({ box, mist, rings, mirror }: Scene, size: number): Layer[] => {
  const height = size * 0.17;
  const pitch = size * 0.044;
  const foot = box.y + box.height * 0.92;
  const left = mirror ? box.x + box.width - pitch * (BARS + 2) - height * SLANT : box.x + 24;
  const at = (x: number, y: number): Point => ({ x: x + (foot - y) * SLANT, y });
  const right = left + pitch * (BARS + 1);
  const plate = [at(left, foot - height), at(right, foot - height), at(right, foot), at(left, foot)];
  const inset = size * 0.02;
  const bars = Array.from({ length: BARS }, (_, i) => {
    const x = left + pitch * (i + 1);
    return polyline([at(x, foot - height + inset), at(x, foot - inset)]);
  });
  return [
    { group: 'marks', d: polyline(plate, true), fill: mist },
    { group: 'marks', d: bars.join(''), stroke: { paint: rings, width: both(Math.round(size * 0.02)) } },
  ];
};

/** A street's edge in the rain: the kerb, the stream beneath it with a leaf on its way, and the grate. */
export const gutter = (scene: Scene): Layer[] => {
  const { random, mirror } = scene;
  const size = measure(scene);
  const at = place(scene, 0.7, 0.78);
  return [
    ...scene.rain(() => 0.7, [street(scene)]),
    kerb(scene),
    ...stream(scene, at, size * 0.2),
    ...grate(scene, size),
    ...folds(scene, {
      at,
      scale: size * 0.27,
      rotation: (mirror ? 1 : -1) * between(random, 60, 110),
      flatten: 0.55,
      stem: 0.5,
    }),
  ];
};
