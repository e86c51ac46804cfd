import { minutesOf } from '../time/clock.ts';
import { hoursSeenFrom, minutesCovered, sharedParts, type Span } from '../time/sharedHours.ts';
import { offices } from './agency.ts';
import { places, type Place } from './places.ts';

/** The working day of a place in minutes after midnight. */
export const dayOf = ({ hours }: Place): Span => ({ from: minutesOf(hours.from), to: minutesOf(hours.to) });

/** The offices by the clock of a place on a day, and the minutes of its working day that any of them covers. */
export async function officesSeenFrom(place: Place, day: string) {
  const own = dayOf(place);
  const seen = (await offices()).map(({ city, country, ...office }) => {
    const span = hoursSeenFrom(place.timeZone, office, day);
    const shared = sharedParts(own, span);
    return { city, country, span, shared, sharedMinutes: minutesCovered(shared) };
  });
  return { offices: seen, answered: minutesCovered(seen.flatMap(({ shared }) => shared)) };
}

/** Places with their working days, and on some days the offices by the clock of each. */
export async function placesSeen(ids: readonly string[], days: readonly string[]) {
  return Promise.all(
    (await places(ids)).map(async (place) => ({
      city: place.city,
      country: place.country,
      own: dayOf(place),
      months: await Promise.all(days.map(async (day) => (await officesSeenFrom(place, day)).offices)),
    })),
  );
}
