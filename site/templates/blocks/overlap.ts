import { getCollection } from 'astro:content';
import { pick } from '../../lib/pick.ts';
import { minutesOf } from '../../lib/clock.ts';
import type { Place } from '../../lib/place.schema.ts';
import { hoursSeenFrom, minutesCovered, sharedParts } from '../../lib/sharedHours.ts';
import { siteSettings } from './siteSettings.ts';

/** The records of cities by the names of their files. */
export const places = async (names: readonly string[]): Promise<Place[]> =>
  pick(await getCollection('places'), names, 'places').map(({ data }) => data);

const ownDay = ({ hours }: Place) => ({ from: minutesOf(hours.from), to: minutesOf(hours.to) });

/** The offices by the clock of a place on a day, and the minutes of its working day that any of them covers. */
async function officesSeenFrom(place: Place, day: string) {
  const { offices } = await siteSettings();
  const own = ownDay(place);
  const seen = offices.map(({ city, country, ...office }) => {
    const span = hoursSeenFrom(place.timeZone, office, day);
    const shared = sharedParts(own, span);
    return { city, country, span, shared, sharedMinutes: minutesCovered(shared) };
  });
  return { offices: seen, answered: minutesCovered(seen.flatMap(({ shared }) => shared)) };
}

/** The working day of one place, and the offices in it by season; a season is known by one of its days. */
export async function overlap(name: string, seasons: readonly { label: string; day: string }[]) {
  const [place] = await places([name]);
  if (!place) throw new Error('A page about a country names a place.');
  return {
    own: { country: place.country, span: ownDay(place) },
    seasons: await Promise.all(
      seasons.map(async ({ label, day }) => ({ label, ...(await officesSeenFrom(place, day)) })),
    ),
  };
}

/** The same for several places, as the table of all of them shows it. */
export async function overlapRows(names: readonly string[], days: readonly string[]) {
  const { offices } = await siteSettings();
  const rows = (await places(names)).map(async (place) => ({
    city: place.city,
    country: place.country,
    own: ownDay(place),
    months: await Promise.all(days.map(async (day) => (await officesSeenFrom(place, day)).offices)),
  }));
  return { offices: offices.map(({ city }) => city), places: await Promise.all(rows) };
}
