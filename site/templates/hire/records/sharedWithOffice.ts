import { clock, duration } from '../../../time/clock.ts';
import { FULL_DAY } from '../../../collections/rateCard.ts';
import { offices } from '../../../records/agency.ts';
import { dayOf, officesSeenFrom } from '../../../records/overlap.ts';
import { places } from '../../../records/places.ts';

/** The cities that hire pages compare with, as in `content/records/places/`, and a day in the northern winter. */
const CITIES = ['new-york', 'toronto', 'london', 'sydney'];
const DAY = '2026-01-15';

/**
 * How much of the working day four cities share with somebody in the first office whose hours suit that city, as a line
 * and in words.
 */
export async function sharedWithOffice() {
  const [office] = await offices();
  const cities = await Promise.all(
    (await places(CITIES)).map(async (place) => {
      const [seen] = (await officesSeenFrom(place, DAY)).offices;
      const parts = seen?.shared.map(({ from, to }) => `${clock(from)}–${clock(to)}`) ?? [];
      return {
        city: place.city,
        own: dayOf(place),
        span: seen?.span,
        when: parts.join(', '),
        shared: duration(Math.min(seen?.sharedMinutes ?? 0, FULL_DAY * 60)),
      };
    }),
  );
  return { office: office?.city ?? '', hours: FULL_DAY, cities };
}
