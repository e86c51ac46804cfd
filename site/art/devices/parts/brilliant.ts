import { shape, stroke, through } from '../svg.ts';

type Point = readonly [x: number, y: number];

// A brilliant in a box 2 wide, girdle at y = 0, y down: table above, point below.
const table: readonly [Point, Point] = [
  [-0.5, -0.62],
  [0.5, -0.62],
];
const girdle: readonly [Point, Point, Point, Point] = [
  [-1, 0],
  [-0.5, 0],
  [0.5, 0],
  [1, 0],
];
const middle: Point = [0, -0.62];
const culet: Point = [0, 1.24];

// Each facet with its tone, 0 dark to 4 light.
const facets: readonly (readonly [tone: number, ...corners: Point[]])[] = [
  [2, girdle[0], table[0], girdle[1]],
  [3, table[0], middle, girdle[1]],
  [4, middle, girdle[2], girdle[1]],
  [3, middle, table[1], girdle[2]],
  [1, table[1], girdle[3], girdle[2]],
  [1, girdle[0], girdle[1], culet],
  [2, girdle[1], girdle[2], culet],
  [0, girdle[2], girdle[3], culet],
];

/**
 * A cut stone seen from the side, in five colours (`#rrggbb`) from dark to light. It is 2 radii wide and 1.86 high;
 * the middle of its table lies at the origin. `radius` in px.
 */
export const brilliant = (colours: readonly string[], radius: number): string =>
  facets
    .map(([tone, ...corners]) => {
      const points = corners.map(([x, y]): Point => [x * radius, (y + 0.62) * radius]);
      const fill = colours[tone] ?? colours[0] ?? '';
      // The line in the facet's own colour closes the seam to its neighbour.
      return shape(`${through(points)}Z`, fill) + stroke(`${through(points)}Z`, fill, 0.6);
    })
    .join('');
