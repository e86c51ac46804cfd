import { SLANT } from '../../../../../art/geometry.ts';
import { polyline } from '../../../../../art/path.ts';

/** Where a shift lies in its day, in shares of 24 hours; a night reaches into the next one. */
const SHIFTS = { D: [7 / 24, 15 / 24], E: [15 / 24, 23 / 24], N: [23 / 24, 31 / 24] } as const;

/** Letters of shifts: day, evening, night. */
export type ShiftLetter = keyof typeof SHIFTS;

/** A shift in a roster: the row of its person, counted from 0, and the day. */
interface Shift {
  readonly row: number;
  readonly day: number;
  readonly shift: ShiftLetter;
}

/** Sizes in px: a day's width and a row's height, and the height of a bar in it. */
interface Grid {
  readonly day: number;
  readonly row: number;
  readonly bar: number;
}

/** Slanted bars of some shifts in one path; x from the first midnight, y from the top of the first row. */
export const rosterBars = (shifts: readonly Shift[], { day: width, row: height, bar }: Grid): string =>
  shifts
    .map(({ row, day, shift }) => {
      const [from, to] = SHIFTS[shift].map((share) => (day + share) * width);
      if (from === undefined || to === undefined) return '';
      const [top, lean] = [row * height + (height - bar) / 2, bar * SLANT];
      return polyline(
        [
          { x: from + lean, y: top },
          { x: to + lean - 2, y: top },
          { x: to - 2, y: top + bar },
          { x: from, y: top + bar },
        ],
        true,
      );
    })
    .join('');
