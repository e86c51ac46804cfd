import type { Box } from './Drawing.ts';

/** A point in user units, y down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The one angle of the art: degrees from vertical, falling to the left. */
export const SLANT_DEGREES = 14;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** How far a slanted line moves to the left for each unit it falls. */
export const SLANT = Math.tan(radians(SLANT_DEGREES));

/** The distance of two slanted lines, measured across them, for a distance of 1 along x. */
export const ACROSS = Math.cos(radians(SLANT_DEGREES));

/** Turns a point about the origin, clockwise on the screen. */
export const turn = ({ x, y }: Point, degrees: number): Point => {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
};

/** Tells whether the bounds of some points reach into a box. */
export const reaches = (points: readonly Point[], box: Box): boolean =>
  points.some((p) => p.x > box.x) &&
  points.some((p) => p.x < box.x + box.width) &&
  points.some((p) => p.y > box.y) &&
  points.some((p) => p.y < box.y + box.height);

/** A stretch of a lane, by the y of its ends. */
export type Run = readonly [from: number, to: number];

/** Where a lane (the slanted line through x = `lane` at y = 0) is inside a convex polygon: one run or none. */
export const crossings = (polygon: readonly Point[], lane: number): Run[] => {
  const side = ({ x, y }: Point): number => x + y * SLANT - lane;
  const hits = polygon.flatMap((a, i) => {
    const b = polygon[(i + 1) % polygon.length] ?? a;
    const [p, q] = [side(a), side(b)];
    return p < 0 === q < 0 ? [] : [a.y + ((b.y - a.y) * p) / (p - q)];
  });
  return hits.length < 2 ? [] : [[Math.min(...hits), Math.max(...hits)]];
};
