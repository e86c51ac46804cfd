import { SLANT } from '../../../../../art/geometry.ts';
import { ellipse, polyline } from '../../../../../art/path.ts';

/** An area of the map: where it begins and how many leads stand in it, by who answered; x and y in leads. */
export interface LeadArea {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly first: number;
  readonly second: number;
  readonly late: number;
}

/** In px: the pitch of the leads, and their radius. */
const PITCH = 34;
const RADIUS = 10.5;

/** An area has a line for its name and this many rows of leads under it. */
export const LEAD_ROWS = 3;

/** From the outer leads to the border, in leads. */
const MARGIN = 0.58;

/** A point of the map in px; its borders fall to the left like everything slanted. */
export const onLeadMap = (x: number, y: number) => ({ x: (x - y * SLANT) * PITCH, y: y * PITCH });

/** Path data of one area: its border, and its leads by who answered, row after row. */
export function leadDots({ x, y, columns, first, second, late }: LeadArea) {
  const [left, right] = [x - MARGIN, x + columns - 1 + MARGIN];
  const [top, foot] = [y - MARGIN, y + LEAD_ROWS + MARGIN];
  const border = polyline(
    [onLeadMap(left, top), onLeadMap(right, top), onLeadMap(right, foot), onLeadMap(left, foot)],
    true,
  );
  const dots = (from: number, amount: number) =>
    Array.from({ length: amount }, (_, i) => from + i)
      .map((i) => ellipse(onLeadMap(x + (i % columns), y + 1 + Math.floor(i / columns)), RADIUS, RADIUS))
      .join('');
  return { border, first: dots(0, first), second: dots(first, second), late: dots(first + second, late) };
}
