import { SLANT } from '../../../../../art/geometry.ts';
import { polyline } from '../../../../../art/path.ts';

/** How many packs stand beside each other before the next shelf begins. */
const PER_SHELF = 15;

/** Sizes in px: how far two packs and two shelves stand apart, and the front of a pack with its lid. */
const PITCH = { x: 36, y: 62 };
const FRONT = { width: 27, height: 40 };
const LID = 8;

/** A pack as a carton: its front and, a little apart, the lid that leans over to the right. */
function pack(place: number): string {
  const x = (place % PER_SHELF) * PITCH.x + 2;
  const y = Math.floor(place / PER_SHELF) * PITCH.y + 2;
  const lean = LID * SLANT * 2;
  const top = y + LID + 2;
  return (
    polyline(
      [
        { x: x + lean, y },
        { x: x + FRONT.width + lean, y },
        { x: x + FRONT.width, y: y + LID },
        { x, y: y + LID },
      ],
      true,
    ) +
    polyline(
      [
        { x, y: top },
        { x: x + FRONT.width, y: top },
        { x: x + FRONT.width, y: top + FRONT.height },
        { x, y: top + FRONT.height },
      ],
      true,
    )
  );
}

/** Path data of the packs from one place on the shelves to before another, counted from 0. */
export const packs = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, i) => pack(from + i)).join('');

/** The shelves under a number of packs, and the size of the drawing in px. */
export function shelves(count: number): { width: number; height: number; d: string } {
  const rows = Math.ceil(count / PER_SHELF);
  const width = PER_SHELF * PITCH.x;
  const d = Array.from({ length: rows }, (_, row) => `M0 ${(row + 1) * PITCH.y - 7}H${width}`).join('');
  return { width, height: rows * PITCH.y, d };
}
