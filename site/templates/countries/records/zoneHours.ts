import { minutesOf } from '../../../time/clock.ts';
import { minutesCovered, offsetOn, type Span } from '../../../time/sharedHours.ts';
import { dayOf, officesSeenFrom } from '../../../records/overlap.ts';
import { placeNamed, places, type Place } from '../../../records/places.ts';

/** In minutes: what one stroke stands for. */
const STROKE = 30;

const holds = (spans: readonly Span[], from: number) =>
  spans.some((span) => span.from <= from && span.to >= from + STROKE);

/** A place's working day on a day: its half-hours with the offices at work in each, by their places in the list. */
async function dayIn(place: Place, day: string) {
  const own = dayOf(place);
  const { offices } = await officesSeenFrom(place, day);
  const strokes = Array.from({ length: (own.to - own.from) / STROKE }, (_, i) =>
    offices.flatMap(({ shared }, at) => (holds(shared, own.from + i * STROKE) ? [at] : [])),
  );
  return {
    /** Minutes after midnight UTC. */
    begins: minutesOf(place.hours.from) - offsetOn(place.timeZone, day),
    strokes,
    own,
    offices: offices.map(({ city, shared, sharedMinutes }) => ({ city, shared, sharedMinutes })),
  };
}

/** Working days of places in several zones, on a few days of the year, on one axis of half-hours. */
export async function zoneHours(ids: readonly string[], days: readonly string[]) {
  const seen = await Promise.all(
    (await places(ids)).map((place) => Promise.all(days.map((day) => dayIn(place, day)))),
  );
  const all = seen.flat();
  const first = Math.min(...all.map(({ begins }) => begins));
  const placed = seen.map((zone) =>
    zone.map(({ begins, ...day }) => ({ from: (begins - first) / STROKE, ...day })),
  );
  const columns = Math.max(...placed.flat().map(({ from, strokes }) => from + strokes.length));
  return { zones: placed, columns };
}

/** Hours that a place shares with any office, where they are the same on each of these days; else throws an Error. */
export async function hoursAllYear(id: string, days: readonly string[]) {
  const place = await placeNamed(id);
  const shared = await Promise.all(
    days.map(async (day) =>
      minutesCovered((await officesSeenFrom(place, day)).offices.flatMap((office) => office.shared)),
    ),
  );
  const [first = 0] = shared;
  if (shared.some((minutes) => minutes !== first))
    throw new Error(`${place.city} shares other hours in one half of the year than in the other.`);
  return first;
}
