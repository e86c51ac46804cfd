import { dayStrokes, hourStroke } from '../art/charts/dayStrokes.ts';
import { minutesOf } from '../time/clock.ts';
import { openParts } from '../time/openParts.ts';
import { brandPalette } from './brandPalette.ts';
import { pictureOf } from './coverFile.ts';

/** An office with its town, its hours east of UTC and its opening hours. */
interface Office {
  city: string;
  utcOffset: number;
  hours: { from: string; to: string };
}

const paints = async () => {
  const { color } = await brandPalette();
  return {
    offices: [color.data.rain, color.action.fill],
    closed: color.border.control,
    ink: color.text.ink,
  };
};

/** In px. */
const OFFICE_DAY = { width: 420, height: 72, weight: 4.5 };

/**
 * The day of an office by UTC: a stroke for each half hour, tall while it is open, and a stroke for the hour that is now.
 * `nth` is its place in the list.
 */
export async function officeDay(office: Office, nth: number) {
  const { offices, closed, ink } = await paints();
  const open = offices[nth % offices.length] ?? ink;
  const parts = openParts(office, 48).map((isOpen) =>
    isOpen ? { size: 1, paint: open } : { size: 0.3, paint: closed },
  );
  const picture = pictureOf(`office-day-${nth}`, dayStrokes({ parts, rule: ink, ...OFFICE_DAY }));
  return { picture, hour: hourStroke(OFFICE_DAY) };
}

/** A UTC day in half hours: in the colour of the office that is open, tall where a call may begin. */
export async function callDay(all: readonly Office[], times: readonly { utc: string; city: string }[]) {
  const { offices, closed, ink } = await paints();
  const open = all.map((office) => openParts(office, 48));
  const paintOf = (office: number) => (office < 0 ? closed : (offices[office % offices.length] ?? ink));
  const parts = Array.from({ length: 48 }, (_, i) => {
    const call = times.find(({ utc }) => minutesOf(utc) === i * 30);
    const answering = call
      ? all.findIndex(({ city }) => city === call.city)
      : open.findIndex((half) => half[i]);
    return { size: call ? 1 : answering < 0 ? 0.12 : 0.3, paint: paintOf(answering) };
  });
  const picture = (format: string, width: number, height: number, weight: number) =>
    pictureOf(`call-day-${format}`, dayStrokes({ parts, rule: ink, width, height, weight }));
  return { wide: picture('wide', 1328, 176, 10), phone: picture('phone', 350, 88, 3.4) };
}
