import type { Point } from '../geometry.ts';
import { turn } from '../geometry.ts';
import type { Random } from '../random.ts';
import { between } from '../random.ts';
import type { Facet } from './leaf.ts';

/** Where a key lies: `at` is the point between its two seeds, `scale` the px of one wing. */
export interface SamaraPlace {
  readonly at: Point;
  readonly scale: number;
  /** Degrees clockwise; at 0 the stalk stands upright and both wings hang alike. */
  readonly rotation: number;
  /** Half a key, as it falls: one seed on one wing, without a stalk. */
  readonly half?: boolean;
  /** Degrees by which each wing hangs below the horizontal (default about 38). */
  readonly hang?: number;
}

type Pair = readonly [x: number, y: number];

/** Where the veins of a wing leave its thick upper edge, from the seed to the tip. */
const EDGE: readonly Pair[] = [
  [0.16, -0.045],
  [0.25, -0.07],
  [0.35, -0.088],
  [0.46, -0.097],
  [0.58, -0.096],
  [0.7, -0.082],
  [0.82, -0.05],
  [0.93, 0.01],
];

/** Where each of them ends on the thin lower edge: a wing is narrow at the seed and broad near its tip. */
const RIM: readonly Pair[] = [
  [0.17, 0.04],
  [0.29, 0.08],
  [0.41, 0.145],
  [0.54, 0.225],
  [0.69, 0.295],
  [0.84, 0.32],
  [0.96, 0.27],
  [1.02, 0.15],
];

const SEED = { at: [0.13, 0.012], radii: [0.15, 0.088], corners: 8, ridge: [0.11, -0.028] } as const;

/** Bent as it grew, up to where it broke off the twig. */
const STALK: readonly Pair[] = [
  [0, 0.12],
  [-0.05, 0.02],
  [-0.013, -0.07],
  [-0.016, -0.3],
  [0.05, -0.72],
  [0.064, -0.716],
  [0.006, -0.3],
  [0.013, -0.07],
  [0.05, 0.02],
];

/** Where a stalk ends above, in the unit of a key. */
export const STALK_END: Point = { x: 0.057, y: -0.718 };

interface Piece {
  readonly corners: readonly Pair[];
  /** Step of a ramp over 8, 0 to 1. */
  readonly tone: number;
}

const mix = ([ax, ay]: Pair, [bx, by]: Pair, share: number): Pair => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

/** A vein leaves its edge flat and bends down to the rim. */
const KNEES = EDGE.map((edge, i): Pair => {
  const [x, y] = mix(edge, RIM[i] ?? edge, 0.42);
  return [x + 0.03, y - 0.018];
});

const pairs = <T>(line: readonly T[]): [T, T][] => line.slice(1).map((end, i) => [line[i] ?? end, end]);

/** Pleats between the veins, one light and one darker in turn, brighter where the skin is thin. */
const blade = (random: Random): Piece[] => {
  const knees = pairs(KNEES);
  const rim = pairs(RIM);
  return pairs(EDGE).flatMap(([a, b], i) => {
    const [[c = a, d = b] = [], [e = a, f = b] = []] = [knees[i], rim[i]];
    const fold = i % 2 === 0 ? 0.16 : 0;
    const tone = (from: number): number => Math.min(1, from + fold + between(random, 0, 0.12));
    return [
      { corners: [a, b, c], tone: tone(0.46) },
      { corners: [b, d, c], tone: tone(0.52) },
      { corners: [c, d, f, e], tone: tone(0.74) },
    ];
  });
};

/** Slivers that run out towards the rim. */
const veins = (): Piece[] =>
  EDGE.slice(1, -1).flatMap((edge, i) => {
    const [knee = edge, rim = edge] = [KNEES[i + 1], RIM[i + 1]];
    const end = mix(knee, rim, 0.86);
    const thick = ([x, y]: Pair, by: number): Pair => [x - by * 0.5, y + by];
    return [{ corners: [edge, knee, end, thick(knee, 0.009), thick(edge, 0.014)], tone: 0.14 }];
  });

/** The thick edge, tapering from the seed to the tip. */
const spine = (random: Random): Piece[] => {
  const under = EDGE.map(([x, y], i): Pair => [x, y + 0.044 * (1 - i / EDGE.length) + 0.006]);
  const lower = pairs(under);
  return pairs(EDGE).map(([a, b], i) => {
    const [c, d] = lower[i] ?? [a, b];
    return { corners: [a, b, d, c], tone: between(random, 0.02, 0.18) };
  });
};

/** A round body whose folds meet on a ridge off its middle. */
const seed = (): Piece[] => {
  const { at, radii, corners, ridge } = SEED;
  const rim = Array.from({ length: corners + 1 }, (_, i): Pair => {
    const angle = (2 * Math.PI * (i + 0.5)) / corners;
    return [at[0] + radii[0] * Math.cos(angle), at[1] + radii[1] * Math.sin(angle)];
  });
  return pairs(rim).map(([a, b]) => {
    // From the shade below to the light up on the side of the stalk.
    const lit = (at[0] - (a[0] + b[0]) / 2) / radii[0] + (1.6 * (at[1] - (a[1] + b[1]) / 2)) / radii[1];
    return { corners: [a, b, ridge], tone: 0.12 + 0.17 * lit };
  });
};

/** The facets of a maple key, back to front: veined wings, their seeds and the stalk they hang from. */
export const samara = (
  random: Random,
  { at, scale, rotation, half = false, hang = 38 }: SamaraPlace,
): Facet[] => {
  const onScreen = (point: Point): Point => {
    const turned = turn(point, rotation);
    return { x: at.x + turned.x * scale, y: at.y + turned.y * scale };
  };
  const wing = (side: 1 | -1): Facet[] => {
    const fall = hang + between(random, -8, 8);
    return [...blade(random), ...spine(random), ...veins(), ...seed()].map(({ corners, tone }) => ({
      side: side === 1 ? 'right' : 'left',
      tone,
      corners: corners.map(([x, y]) => {
        const hung = turn({ x, y }, fall);
        return onScreen({ x: hung.x * side, y: hung.y });
      }),
    }));
  };
  const stalk: Facet = {
    side: 'right',
    tone: 0.14,
    corners: STALK.map(([x, y]) => onScreen({ x, y })),
  };
  return half ? wing(1) : [...wing(-1), ...wing(1), stalk];
};
