import { firstWeek } from '../art/firstWeek.ts';
import { brandPalette } from './brandPalette.ts';
import { pictureOf } from './coverFile.ts';

/** When an office is open, by its own clock, and its hours east of UTC. */
interface OpenOffice {
  utcOffset: number;
  hours: { from: string; to: string };
}

const MONDAY = 1;
const WEEKDAYS = [1, 2, 3, 4, 5];

const hourOf = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;

/**
 * The first 168 hours, from a Monday on which the last of the offices opens (`starts`: week day, 0 is Sunday, and hour in
 * UTC), with a tall stroke at each promise and a stroke for the hour that is now.
 */
export async function firstWeekPictures(offices: readonly OpenOffice[], promises: readonly number[]) {
  const { color } = await brandPalette();
  const paints = [color.data.rain, color.action.fill];
  const atWork = offices.map(({ utcOffset, hours }, i) => ({
    utcOffset,
    opens: hourOf(hours.from),
    closes: hourOf(hours.to),
    days: WEEKDAYS,
    paint: paints[i] ?? color.text['ink-soft'],
  }));
  const last = atWork.at(-1);
  const starts = { day: MONDAY, hour: last ? last.opens - last.utcOffset : 0 };
  const picture = (format: 'wide' | 'phone') => {
    const { drawing, hour } = firstWeek({
      seed: 'first-week',
      offices: atWork,
      start: starts,
      promises,
      quiet: color.border.line,
      ink: color.text.ink,
      format,
    });
    return { picture: pictureOf(`first-week-${format}`, drawing), hour };
  };
  return { starts, drawing: { wide: picture('wide'), phone: picture('phone') } };
}
