import { buildMoment } from '../../../time/buildMoment.ts';
import { fill } from '../../../collections/fill.ts';
import type { EventRowContent } from '../parts/EventRow.tsx';
import { agency } from '../../../records/agency.ts';
import { events } from './events.ts';

/** How the fields of an event are put into words. */
interface EventWords {
  about: string;
  online: string;
  seats: string;
  /** The first sentence of a brief that asks for a chair. */
  brief: string;
}

type Event = Awaited<ReturnType<typeof events>>[number];

/** What an event is, with whom, where and when, on one line. */
export function aboutEvent(event: Event, words: Pick<EventWords, 'about' | 'online'>): string {
  const { kind, host, city, country, online, from, to } = event;
  const venue = `${city}, ${country}`;
  const place = online ? fill(words.online, { place: venue }) : venue;
  return fill(words.about, { kind, host, place, from, to });
}

/**
 * All events as rows: upcoming ones with the next first, past ones with the latest first. The build decides by its own
 * clock, then a script of the page decides again.
 */
export async function eventRows(words: EventWords) {
  const { language } = await agency();
  const write = (day: string, format: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...format, timeZone: 'UTC' }).format(Date.parse(day));
  const now = buildMoment().getTime();

  const rows = (await events()).map((event) => {
    const { id, title, date, seats, starts, ends } = event;
    const passed = Date.parse(ends) < now;
    const row: EventRowContent = {
      id,
      title,
      starts,
      ends,
      day: date.slice(8),
      month: write(date, { month: 'short', year: 'numeric' }).replace('.', ''),
      about: aboutEvent(event, words),
      text: (passed && event.afterwards) || event.text,
      seats: fill(words.seats, { seats: `${seats}` }),
      brief: fill(words.brief, {
        title,
        date: write(date, { day: 'numeric', month: 'long', year: 'numeric' }),
      }),
    };
    return { row, passed };
  });
  return {
    upcoming: rows.flatMap(({ row, passed }) => (passed ? [] : [row])),
    past: rows.flatMap(({ row, passed }) => (passed ? [row] : [])).reverse(),
  };
}
