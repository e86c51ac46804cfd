import { standing } from '../../../../../art/bars.ts';

/** Days of one entry, counted from 1: it may be done from `opens` on, until `due`, and was done on `done`. */
interface DayEntry {
  readonly opens: number;
  readonly due: number;
  readonly done: number;
}

/** Path data of a row of days: not its own, spent, still in hand when it was done, and over the limit. */
interface DeadlineStrokes {
  readonly width: number;
  readonly other: string;
  readonly spent: string;
  readonly inHand: string;
  readonly late: string;
}

/** One slanted stroke a day, `pitch` px apart and `height` px high; days of other entries are short. */
export function deadlineStrokes(
  { opens, due, done }: DayEntry,
  { days, pitch, height }: { readonly days: number; readonly pitch: number; readonly height: number },
): DeadlineStrokes {
  const all = Array.from({ length: days }, (_, i) => i + 1);
  const draw = (which: (day: number) => boolean, tall: number) =>
    all
      .filter(which)
      .map((day) => standing((day - 0.6) * pitch, height, tall))
      .join('');
  const last = Math.max(due, done);
  return {
    width: days * pitch + height * 0.25,
    other: draw((day) => day < opens || day > last, height * 0.22),
    spent: draw((day) => day >= opens && day <= Math.min(done, due), height),
    inHand: draw((day) => day > done && day <= due, height * 0.55),
    late: draw((day) => day > due && day <= done, height),
  };
}
