import { standing } from '../../../../../art/bars.ts';

/** The minutes of one state: how many, and how high their strokes stand, px. */
interface Run {
  readonly minutes: number;
  readonly height: number;
}

/** The strokes of each run and where it begins, x in px. */
interface MinuteStrokes {
  readonly width: number;
  readonly runs: readonly { readonly d: string; readonly from: number }[];
}

/** Slanted strokes that stand on y = `foot`, one a minute and `pitch` px apart, run after run. */
export function minuteStrokes(
  runs: readonly Run[],
  { pitch, foot }: { readonly pitch: number; readonly foot: number },
): MinuteStrokes {
  let minute = 0;
  const placed = runs.map(({ minutes, height }) => {
    const from = minute;
    minute += minutes;
    return {
      from: from * pitch,
      d: Array.from({ length: minutes }, (_, i) => standing((from + i + 0.4) * pitch, foot, height)).join(''),
    };
  });
  return { width: minute * pitch, runs: placed };
}
