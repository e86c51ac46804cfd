import { freeDays } from '../parts/freeDays.ts';
import { buildDay } from '../../../time/buildMoment.ts';
import { sign } from '../../../lib/money.ts';
import { comingMonday, dateOf, workingDays } from '../../../time/workingDays.ts';
import { benchTiles } from '../parts/benchTiles.ts';
import { bench } from '../../../records/bench.ts';
import { named } from '../../../collections/named.ts';
import { people } from '../../../records/people.ts';
import { rateCard } from '../../../records/rates.ts';

/** As many as a list of free people holds. */
const MOST = 4;
/** How many weeks the strokes of a person show. */
const WEEKS = 2;

const inWords = (format: Intl.DateTimeFormatOptions) => {
  const writer = new Intl.DateTimeFormat('en-CA', { ...format, timeZone: 'UTC' });
  return (time: number) => writer.format(time);
};
const shortDay = inWords({ month: 'short', day: 'numeric' });
const longDay = inWords({ day: 'numeric', month: 'long' });

/**
 * The people of a role who are free first, each with a tile, the first free day in words, and two weeks, from the
 * Monday of the build or of the first free day, whichever is later. `rates` names the role's rates, which give the
 * currency.
 */
export async function benchWeek(role: string, rates: string) {
  const { currency } = await rateCard(rates);
  const free = await bench(role, MOST, rates);
  const tiles = await benchTiles(
    role,
    free.map(({ id }) => id),
  );
  const today = buildDay();
  const first = free[0]?.free ?? today;
  const monday = comingMonday(Date.parse(first > today ? first : today));
  return {
    sign: sign(currency),
    week: dateOf(monday),
    weekInWords: longDay(monday),
    people: free.map((person) => ({
      ...person,
      tile: `${tiles}#${person.id}`,
      day: person.free <= today ? 'Now' : shortDay(Date.parse(person.free)),
      days: freeDays(workingDays(monday, WEEKS).map((day) => dateOf(day) >= person.free)),
    })),
  };
}

/** Somebody on the bench, with name and tile, and the currency sign of the role's rates. */
export async function freePerson(id: string, rates: string) {
  const { data } = await named('bench', id);
  const [person] = await people([id]);
  return {
    person: { ...data, name: person?.name ?? id, tile: person?.tile ?? '', tileAlt: person?.tileAlt ?? '' },
    sign: sign((await rateCard(rates)).currency),
  };
}
