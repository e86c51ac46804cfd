import { SLANT, type Point } from '../../../../../art/geometry.ts';
import { polyline } from '../../../../../art/path.ts';

/** Sizes in px: how far two lots stand apart, how wide and deep a house is, and its distance from the road. */
const LOT = { pitch: 92, width: 68, depth: 98, yard: 24 };

/** Half the width of the road, and the room above and below the houses. */
const ROAD = 42;
const MARGIN = 16;

/** How far the middle of the road lies under the upper edge, and how high and wide a street is; sizes in px. */
const MIDDLE = MARGIN + LOT.depth + LOT.yard + ROAD;
export const street = (houses: number) => ({
  width: houses * LOT.pitch + 2 * MIDDLE * SLANT,
  height: 2 * MIDDLE,
  middle: MIDDLE,
});

/** A point of the street: `along` px from its left end, `down` px under its upper edge; streets fall to the left. */
const onStreet = (along: number, down: number) => ({ x: along + (2 * MIDDLE - down) * SLANT, y: down });

/** Where the house in a place stands, counted from 0 on its side; the roof's ridge is parallel to the road. */
export function house(place: number, side: 'upper' | 'lower') {
  const top = side === 'upper' ? MARGIN : MIDDLE + ROAD + LOT.yard;
  const left = place * LOT.pitch + (LOT.pitch - LOT.width) / 2;
  const corners = [
    onStreet(left, top),
    onStreet(left + LOT.width, top),
    onStreet(left + LOT.width, top + LOT.depth),
    onStreet(left, top + LOT.depth),
  ];
  return {
    walls: polyline(corners, true),
    ridge: polyline([onStreet(left, top + LOT.depth / 2), onStreet(left + LOT.width, top + LOT.depth / 2)]),
    centre: onStreet(left + LOT.width / 2, top + LOT.depth / 2),
    door: onStreet(left + LOT.width / 2, side === 'upper' ? top + LOT.depth : top),
  };
}

/** Path data of the line along the middle of a road. */
export function roadLine(houses: number): string {
  const { middle } = street(houses);
  return polyline([onStreet(0, middle), onStreet(houses * LOT.pitch, middle)]);
}

/** How far beside the middle of a door a way begins and ends, in px, so that two may share a door. */
const BESIDE = 15;

/** Path data of a way from one door to another, in a lane of the road counted from 0, and of its arrow's head. */
export function way(from: Point, to: Point, lane: number): { line: string; head: string } {
  const down = street(0).middle + (lane - 0.5) * ROAD * 0.8;
  const reached = to.y > down ? to.y - 2 : to.y + 2;
  const back = to.y > down ? -18 : 18;
  const [start, goal] = [
    { ...from, x: from.x + BESIDE },
    { ...to, x: to.x - BESIDE },
  ];
  const along = ({ x, y }: Point, level: number) => ({ x: x + (y - level) * SLANT, y: level });
  const end = along(goal, reached);
  const foot = along(goal, reached + back);
  return {
    line: polyline([start, along(start, down), along(goal, down), foot]),
    head: polyline([{ x: foot.x - 12, y: foot.y }, end, { x: foot.x + 12, y: foot.y }], true),
  };
}

/** Width of a road's band in px. */
export const ROAD_WIDTH = 2 * ROAD;
