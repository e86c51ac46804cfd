import type { Layer } from '../Drawing.ts';
import type { Point } from '../geometry.ts';
import { SLANT_DEGREES } from '../geometry.ts';
import type { Scene } from '../Motif.ts';
import { between } from '../random.ts';
import { measure, place } from '../scene.ts';
import type { Facet } from './leaf.ts';
import { paintFacets } from './paint.ts';
import { samara } from './samara.ts';

/** Where half keys may fall beside the large one: share of the box, share of its size, degrees. */
const PLACES = [
  { u: 0.08, v: 0.8, size: 0.5, rotation: -52 },
  { u: 0.46, v: 0.92, size: 0.42, rotation: -96 },
  { u: 0.06, v: 0.14, size: 0.4, rotation: 4 },
  { u: 0.88, v: 0.1, size: 0.36, rotation: 18 },
  { u: 0.8, v: 0.9, size: 0.42, rotation: -70 },
] as const;

const pointsOf = (facets: readonly Facet[]): Point[] => facets.flatMap(({ corners }) => corners);

/** Whether every point of one key keeps a distance in px from every point of the others. */
const apart = (key: readonly Facet[], others: readonly Facet[], distance: number): boolean => {
  const there = pointsOf(others);
  return pointsOf(key).every((a) => there.every((b) => Math.hypot(a.x - b.x, a.y - b.y) > distance));
};

/** One large key and up to two halves that fall beside it, each by its facets; none touches another. */
export const hangKeys = (scene: Scene): Facet[][] => {
  const { random } = scene;
  const size = measure(scene) * 0.58;
  const sway = scene.mirror ? -1 : 1;
  const large = samara(random, {
    at: place(scene, 0.56, 0.38),
    scale: size,
    rotation: sway * SLANT_DEGREES + between(random, -8, 8),
  });
  const small = PLACES.map((spot) =>
    samara(random, {
      at: place(scene, spot.u, spot.v),
      scale: size * spot.size,
      rotation: spot.rotation + between(random, -16, 16),
      half: true,
    }),
  );
  return small.reduce<Facet[][]>(
    (hung, key) => (hung.length < 3 && apart(key, hung.flat(), size * 0.12) ? [...hung, key] : hung),
    [large],
  );
};

/** Maple keys in the rain. */
export const keys = (scene: Scene): Layer[] => [
  ...scene.rain(() => 0.55),
  ...paintFacets(hangKeys(scene).flat(), scene),
];
