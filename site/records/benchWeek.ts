import { freeDays } from '../art/charts/freeDays.ts';
import { sign } from '../lib/money.ts';
import { dateOf, mondayOf, workingDays } from '../lib/workingDays.ts';
import { benchTiles } from '../pictures/benchTiles.ts';
import { bench } from './bench.ts';
import { named } from './named.ts';
import { people } from './people.ts';
import { rateCard } from './rates.ts';

/** As many as a list of free people holds. */
const MOST = 4;
/** How many weeks the strokes of a person show. */
const WEEKS = 2;

const inWords = (format: Intl.DateTimeFormatOptions) => {
  const writer = new Intl.DateTimeFormat('en-CA', { ...format, timeZone: 'UTC' });
  return (time: number) => writer.format(time);
};
const shortDay = inWords({ weekday: 'short', day: 'numeric' });
const longDay = inWords({ day: 'numeric', month: 'long' });

/**
 * Who of a role is free first, each with a tile, the first free day in words and the two weeks from the first Monday
 * on; `rates` is the name of the role's rates, if it has some, and gives the sign of the currency.
 */
export async function benchWeek(role: string, rates?: string) {
  const card = rates === undefined ? undefined : await rateCard(rates);
  const free = await bench(role, MOST, card);
  const tiles = await benchTiles(
    role,
    free.map(({ id }) => id),
  );
  const monday = mondayOf(Date.parse(free[0]?.free ?? '2000-01-03'));
  return {
    sign: card && sign(card.currency),
    week: dateOf(monday),
    weekInWords: longDay(monday),
    people: free.map((person) => ({
      ...person,
      tile: `${tiles}#${person.id}`,
      day: shortDay(Date.parse(person.free)),
      days: freeDays(workingDays(monday, WEEKS).map((day) => dateOf(day) >= person.free)),
    })),
  };
}

/** Somebody of the bench with name and tile; the sign of the currency is that of the role's rates, if it has some. */
export async function freePerson(id: string, rates?: string) {
  const { data } = await named('bench', id);
  const [person] = await people([id]);
  return {
    person: { ...data, name: person?.name ?? id, tile: person?.tile ?? '' },
    sign: rates === undefined ? undefined : sign((await rateCard(rates)).currency),
  };
}
