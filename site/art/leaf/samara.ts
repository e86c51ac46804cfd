import type { Point } from '../geometry.ts';
import { turn } from '../geometry.ts';
import type { Random } from '../random.ts';
import { between } from '../random.ts';
import type { Facet } from './leaf.ts';

/** Where a key lies: `at` is the point between its two seeds, `scale` the px of one wing. */
export interface SamaraPlace {
  readonly at: Point;
  readonly scale: number;
  /** Degrees clockwise; at 0 both wings hang alike. */
  readonly rotation: number;
}

type Pair = readonly [x: number, y: number];

const UPPER: readonly Pair[] = [
  [0.1, -0.1],
  [0.3, -0.2],
  [0.52, -0.235],
  [0.74, -0.2],
  [0.92, -0.1],
  [1.04, 0.02],
];
const LOWER: readonly Pair[] = [
  [0.16, 0.055],
  [0.3, 0.075],
  [0.48, 0.11],
  [0.66, 0.16],
  [0.84, 0.17],
  [0.98, 0.12],
];
const SEED: readonly Pair[] = [
  [-0.02, -0.01],
  [0.03, -0.09],
  [0.11, -0.11],
  [0.18, -0.06],
  [0.19, 0.02],
  [0.12, 0.08],
  [0.03, 0.06],
];

const mix = (a: Pair, b: Pair): Pair => [a[0] * 0.52 + b[0] * 0.48 + 0.03, a[1] * 0.52 + b[1] * 0.48 - 0.05];

/** Two triangles for each step between two edges of equal length. */
const band = (a: readonly Pair[], b: readonly Pair[], random: Random, tones: readonly [number, number]) =>
  a.slice(1).flatMap((a1, i) => {
    const [a0, b0, b1] = [a[i] ?? a1, b[i] ?? a1, b[i + 1] ?? a1];
    return [
      [a0, a1, b0],
      [a1, b1, b0],
    ].map((corners) => ({ corners, tone: between(random, ...tones) }));
  });

/** The facets of a samara: two wings and two seeds. Tones are steps of a ramp over 8, 0 to 1. */
export const samara = (random: Random, { at, scale, rotation }: SamaraPlace): Facet[] => {
  const wing = (side: 1 | -1): Facet[] => {
    const hang = between(random, 24, 34);
    const rib = UPPER.map((point, i) => mix(point, LOWER[i] ?? point));
    const centre: Pair = [0.085, -0.015];
    const pieces = [
      ...band(UPPER, rib, random, [0.18, 0.46]),
      ...band(rib, LOWER, random, [0.63, 1]),
      ...SEED.map((point, i) => ({
        corners: [point, SEED[(i + 1) % SEED.length] ?? point, centre],
        tone: between(random, -0.1, 0.29),
      })),
    ];
    return pieces.map(({ corners, tone }) => ({
      side: side === 1 ? 'right' : 'left',
      tone,
      corners: corners.map(([x, y]) => {
        const hung = turn({ x, y }, hang);
        const turned = turn({ x: hung.x * side, y: hung.y }, rotation);
        return { x: at.x + turned.x * scale, y: at.y + turned.y * scale };
      }),
    }));
  };
  return [...wing(-1), ...wing(1)];
};
