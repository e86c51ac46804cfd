import type { Layer } from '../Drawing.ts';
import type { Point } from '../geometry.ts';
import { turn } from '../geometry.ts';
import type { Scene } from '../Motif.ts';
import { between } from '../random.ts';
import { measure, place } from '../scene.ts';
import { inShade } from './folds.ts';
import type { Facet } from './leaf.ts';
import { leaf } from './leaf.ts';
import { paintFacets } from './paint.ts';
import { samara, STALK_END } from './samara.ts';

/** The twig from beyond the box to its tip, by share of the box. */
const TWIG = [
  [1.12, -0.04],
  [0.92, 0.09],
  [0.66, 0.13],
  [0.34, 0.09],
  [0.1, 0.18],
] as const;

/** Half the thickness of the twig at its joints, by the motif's size. */
const THICK = [0.02, 0.015, 0.011, 0.008, 0.003] as const;

/** The keys along the twig: the joint and the size of each, by the motif's. */
const KEYS = [
  { joint: 2, size: 0.27 },
  { joint: 3, size: 0.22 },
  { joint: 4, size: 0.15 },
] as const;

/** What makes `point` of a shape stand at `end`, once the shape is turned and scaled. */
const hungFrom = (end: Point, point: Point, rotation: number, scale: number): Point => {
  const turned = turn(point, rotation);
  return { x: end.x - turned.x * scale, y: end.y - turned.y * scale };
};

/** The wood in two tones, the side of the light above. */
const wood = (joints: readonly Point[], size: number): Facet[] =>
  joints.slice(1).flatMap((end, i) => {
    const start = joints[i] ?? end;
    const [a, b] = [(THICK[i] ?? 0) * size, (THICK[i + 1] ?? 0) * size];
    const up = (p: Point, by: number): Point => ({ x: p.x, y: p.y - by });
    return [
      { side: 'right' as const, tone: 0.26, corners: [up(start, a), up(end, b), end, start] },
      { side: 'right' as const, tone: 0.02, corners: [start, end, up(end, -b), up(start, -a)] },
    ];
  });

/** A twig from the upper corner, a key hanging from each of its joints and one last leaf. */
export const branch = (scene: Scene): Layer[] => {
  const { random } = scene;
  // In a tall box the keys would grow into one another: their joints stand closer than their size asks for.
  const size = Math.min(measure(scene), scene.scale * scene.box.width * 1.02);
  const joints = TWIG.map(([u, v]) => place(scene, u, v));
  const keys = KEYS.flatMap(({ joint, size: share }) => {
    const scale = size * share * between(random, 0.92, 1.08);
    const rotation = between(random, -9, 9);
    const at = hungFrom(joints[joint] ?? STALK_END, STALK_END, rotation, scale);
    return samara(random, { at, scale, rotation, hang: 50 });
  });
  const [from, to] = [joints[0] ?? place(scene, 1, 0), joints[1] ?? place(scene, 1, 0)];
  const root = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const rotation = 180 + (scene.mirror ? 1 : -1) * between(random, 8, 24);
  const leafScale = size * 0.3;
  const at = hungFrom(root, { x: 0.05, y: 0.5 }, rotation, leafScale);
  const last = leaf(random, { at, scale: leafScale, rotation, stem: 0.5, light: scene.light });
  return [
    ...scene.rain((_, v) => 0.15 + 0.25 * v),
    // What grows behind the keys has fewer colours, so that the picture keeps to its number of paths.
    ...paintFacets([...wood(joints, size), ...last.facets], inShade(scene), last.stem),
    ...paintFacets(keys, scene),
  ];
};
