import { getCollection } from 'astro:content';
import { fill } from '../../lib/fill.ts';
import { momentAt } from '../../lib/momentAt.ts';
import { pick } from '../../lib/pick.ts';
import type { EventRowContent } from '../../ui/EventRow.tsx';
import type { EventWords } from '../Events.schema.ts';
import { siteSettings } from './siteSettings.ts';

/**
 * All events as rows: those to come with the next one first, those that have passed with the last one first. The
 * build decides by its own clock; a script of the page decides again. Throws an Error for an unknown office or host.
 */
export async function events(words: EventWords, brief: string) {
  const { offices, language } = await siteSettings();
  const people = await getCollection('people');
  const write = (day: string, format: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...format, timeZone: 'UTC' }).format(Date.parse(day));
  const now = Date.now();

  const rows = (await getCollection('events')).map(({ id, data }) => {
    const { title, kind, date, from, to, online, seats } = data;
    const office = offices.find(({ city }) => city === data.office);
    if (!office)
      throw new Error(`events/${id}.yaml: office: the site settings name no office in ${data.office}.`);
    const [host] = pick(people, [data.host], 'people');
    const place = online ? fill(words.online, { place: office.city }) : office.city;
    const ends = momentAt(office.timeZone, date, to);
    const passed = Date.parse(ends) < now;
    const row: EventRowContent = {
      id,
      title,
      starts: momentAt(office.timeZone, date, from),
      ends,
      day: date.slice(8),
      month: write(date, { month: 'short', year: 'numeric' }).replace('.', ''),
      about: fill(words.about, { kind, host: host?.data.name ?? '', place, from, to }),
      text: (passed && data.afterwards) || data.text,
      seats: fill(words.seats, { seats: `${seats}` }),
      brief: fill(brief, { title, date: write(date, { day: 'numeric', month: 'long', year: 'numeric' }) }),
    };
    return { row, passed, at: Date.parse(ends) };
  });
  const inOrder = rows.sort((a, b) => a.at - b.at);
  return {
    upcoming: inOrder.flatMap(({ row, passed }) => (passed ? [] : [row])),
    past: inOrder.flatMap(({ row, passed }) => (passed ? [row] : [])).reverse(),
  };
}
