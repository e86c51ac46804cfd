import { firstWeek as draw } from '../../art/firstWeek.ts';
import { pictureOf } from '../../integrations/drawings/coverFile.ts';
import { brandPalette } from '../../integrations/brand/brandPalette.ts';
import { PROMISE_HOURS } from '../../sections/FirstWeek/FirstWeek.schema.ts';
import { siteSettings } from './siteSettings.ts';

const MONDAY = 1;
const WEEKDAYS = [1, 2, 3, 4, 5];

const hourOf = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;

/** The first 168 hours, from a Monday on which the last of the offices opens. */
export async function firstWeek() {
  const { offices } = await siteSettings();
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
  const start = { day: MONDAY, hour: last ? last.opens - last.utcOffset : 0 };
  const picture = (format: 'wide' | 'phone') => {
    const { drawing } = draw({
      seed: 'first-week',
      offices: atWork,
      start,
      promises: PROMISE_HOURS,
      quiet: color.border.line,
      ink: color.text.ink,
      format,
    });
    return pictureOf(`first-week-${format}`, drawing);
  };
  return { wide: picture('wide'), phone: picture('phone') };
}
