import { SLANT } from '../../../../../art/geometry.ts';
import { polyline } from '../../../../../art/path.ts';

/** A block of parcels, row after row; x and y in parcels from the left and the top of the map. */
export interface Block {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly parcels: number;
  /** Which of them are marked, counted from 1. */
  readonly marked: readonly number[];
}

/** Path data of a block, the marked parcels apart; sizes in px. */
interface Parcels {
  readonly plain: string;
  readonly marked: string;
}

/** Pitch of the parcels in px, and how much of it each fills. */
const PITCH = { x: 32, y: 34 };
const FILLED = { x: 26, y: 27 };

/** A point of the map in px; streets fall to the left like everything slanted. */
export const onMap = (x: number, y: number) => ({ x: x * PITCH.x - y * PITCH.y * SLANT, y: y * PITCH.y });

/** The parcels of one block as slanted fields. Throws an Error if a marked parcel is not in the block. */
export function parcels({ x, y, columns, parcels: count, marked }: Block): Parcels {
  if (marked.some((place) => place > count))
    throw new Error(`A block of ${count} has no parcel ${Math.max(...marked)}.`);
  const field = (i: number): string => {
    const corner = onMap(x + (i % columns), y + Math.floor(i / columns));
    const lean = FILLED.y * SLANT;
    return polyline(
      [
        corner,
        { x: corner.x + FILLED.x, y: corner.y },
        { x: corner.x + FILLED.x - lean, y: corner.y + FILLED.y },
        { x: corner.x - lean, y: corner.y + FILLED.y },
      ],
      true,
    );
  };
  const places = Array.from({ length: count }, (_, i) => i);
  const draw = (which: (place: number) => boolean) =>
    places
      .filter((i) => which(i + 1))
      .map(field)
      .join('');
  return { plain: draw((place) => !marked.includes(place)), marked: draw((place) => marked.includes(place)) };
}
