import type { Point } from '../geometry.ts';
import { turn } from '../geometry.ts';
import type { Random } from '../random.ts';
import { between } from '../random.ts';
import type { FoldPoint, PointName } from './shape.ts';
import { FACETS, POINT_NAMES, POINTS, STEM } from './shape.ts';

/** Where and how a leaf lies. `at` is the origin of its unit box, `scale` the px of one unit. */
export interface LeafPlace {
  readonly at: Point;
  readonly scale: number;
  /** Degrees clockwise; 0 has the tip up. */
  readonly rotation: number;
  /** The right half stands on the left, with its light. */
  readonly mirror?: boolean;
  /** Degrees by which the light leaves its usual place, up left of the tip. */
  readonly light?: number;
  /** Height after turning: 1 stands, .5 lies on water. */
  readonly flatten?: number;
  /** Where the stem ends in the unit box (default .86). */
  readonly stem?: number;
}

/** One fold of the leaf on the screen. `tone` runs from 0 (turned away) to 1 (in the light). */
export interface Facet {
  /** The half in the unit box. */
  readonly side: 'left' | 'right';
  readonly corners: readonly Point[];
  readonly tone: number;
}

/** A leaf in screen coordinates. */
export interface Leaf {
  readonly facets: readonly Facet[];
  readonly stem: readonly Point[];
}

const LIGHT: FoldPoint = [-0.55, -0.6, 0.75];

/** How much the surface through three points, seen from above, faces the light; 0 when it is turned away. */
const facing = (a: FoldPoint, b: FoldPoint, c: FoldPoint, light: FoldPoint): number => {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const normal: FoldPoint = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const dot = normal[0] * light[0] + normal[1] * light[1] + normal[2] * light[2];
  return Math.max(0, (Math.sign(normal[2]) * dot) / Math.hypot(...normal));
};

type Half = ReadonlyMap<PointName, FoldPoint>;

/** The points of one half, moved a little by the seed. Points on the vein stay on it. */
const jitter = (random: Random, fold: number): Half =>
  new Map(
    POINT_NAMES.map((name) => {
      const [x, y, z] = POINTS[name];
      const reach = name === name.toLowerCase() ? 0.009 : 0.003;
      const [dx, dy] = [between(random, -reach, reach), between(random, -reach, reach)];
      return [name, [x === 0 ? 0 : x + dx, y + dy, z * fold]];
    }),
  );

/** The other half: points of its own, but for the vein, which both share. */
const mirrored = (own: Half, vein: Half): Half =>
  new Map([...own].map(([name, [x, y, z]]) => [name, x === 0 ? (vein.get(name) ?? [x, y, z]) : [-x, y, z]]));

/** Folds a leaf from a stream of random numbers and puts it in its place. */
export const leaf = (random: Random, place: LeafPlace): Leaf => {
  const { at, scale, rotation, mirror = false, light = 0, flatten = 1, stem: stemEnd = STEM.end[1] } = place;
  const fold = 1.15 * between(random, 0.7, 1.3);
  const right = jitter(random, fold);
  const left = mirrored(jitter(random, fold), right);

  const towards = turn({ x: LIGHT[0], y: LIGHT[1] }, light);
  const onScreen = ([x, y]: readonly [number, number, ...number[]]): Point => {
    const turned = turn({ x: mirror ? -x : x, y }, rotation);
    return { x: at.x + turned.x * scale, y: at.y + turned.y * scale * flatten };
  };
  const half = (side: Facet['side'], points: Half): Facet[] =>
    FACETS.flatMap((names) => {
      const [a, b, c] = names.map((name) => points.get(name));
      if (!a || !b || !c) return [];
      const tone = facing(a, b, c, [towards.x, towards.y, LIGHT[2]]);
      return [{ side, corners: [a, b, c].map(onScreen), tone }];
    });

  const facets = [...half('left', left), ...half('right', right)];
  const tones = facets.map((facet) => facet.tone);
  const brightest = Math.max(...tones);
  const hub = right.get('H') ?? POINTS.H;
  const endX = (STEM.end[0] * (stemEnd - hub[1])) / (STEM.end[1] - hub[1]);
  return {
    facets: facets.map((facet) => ({ ...facet, tone: facet.tone / brightest })),
    stem: [
      hub,
      STEM.neck,
      [endX + STEM.halfWidth, stemEnd] as const,
      [endX - STEM.halfWidth, stemEnd] as const,
    ].map(onScreen),
  };
};
