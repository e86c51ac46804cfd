import { polyline } from '../../../../../art/path.ts';

/** How the lease of a flat stands; each state has a window of its own. */
export const FLAT_STATES = ['paid', 'part', 'owes', 'ends', 'empty'] as const;
export type FlatState = (typeof FLAT_STATES)[number];

/** In px: the pitch of the windows, their size, and the wall around them. */
const PITCH = { x: 78, y: 86 };
const WINDOW = { width: 50, height: 58 };
const WALL = { side: 30, top: 34, foot: 20, roof: 22 };
/** The ground floor with its door and shop windows. */
const STREET = 92;
/** Lintels stand out over their window on both sides. */
const LINTEL = { reach: 5, height: 5 };

const box = (x: number, y: number, width: number, height: number): string =>
  polyline(
    [
      { x, y },
      { x: x + width, y },
      { x: x + width, y: y + height },
      { x, y: y + height },
    ],
    true,
  );

/** The size of a house in px, and where one of its windows stands; floors are counted from the top. */
export const front = (columns: number, floors: number) => ({
  width: 2 * WALL.side + (columns - 1) * PITCH.x + WINDOW.width,
  height: WALL.top + floors * PITCH.y + WALL.foot + STREET,
  at: (floor: number, column: number) => ({
    x: WALL.side + column * PITCH.x,
    y: WALL.top + floor * PITCH.y,
  }),
});

/** Path data of the wall with its roof, and of the ground floor: a door in the middle between shop windows. */
export function walls(columns: number, floors: number): { wall: string; street: string } {
  const { width, height } = front(columns, floors);
  const base = height - STREET;
  const roof = box(-10, -WALL.roof, width + 20, WALL.roof) + box(width * 0.72, -WALL.roof - 34, 54, 34);
  const door = width / 2 - 34;
  const shops = [30, door + 98].map((x) => box(x, base + 18, door - 60, STREET - 34));
  return {
    wall: roof + box(0, 0, width, height),
    street: shops.join('') + box(door, base + 10, 68, STREET - 10),
  };
}

/** Path data of one flat's window: its frame, what is filled of it, and the lintel above. */
export function flatWindow(state: FlatState, { x, y }: { x: number; y: number }) {
  const { width, height } = WINDOW;
  const filled: Record<FlatState, string> = {
    paid: box(x, y, width, height),
    part: box(x, y + height / 2, width, height / 2),
    owes: box(x, y, width, height),
    ends: polyline(
      [
        { x, y },
        { x: x + width, y },
        { x, y: y + height },
      ],
      true,
    ),
    empty: '',
  };
  return {
    frame: box(x, y, width, height),
    filled: filled[state],
    lintel: box(x - LINTEL.reach, y - LINTEL.height - 3, width + 2 * LINTEL.reach, LINTEL.height),
  };
}
