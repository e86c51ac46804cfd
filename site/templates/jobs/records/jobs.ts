import { z } from 'astro/zod';
import { addressOf } from '../../../collections/addresses.ts';
import { clock, minutesOf } from '../../../time/clock.ts';
import { day, line, ref, several } from '../../../collections/fields.ts';
import {
  hoursSeenFrom,
  minutesCovered,
  offsetOn,
  sharedParts,
  type Span,
} from '../../../time/sharedHours.ts';
import { officeIn, offices, type Office } from '../../../records/agency.ts';
import { payLevels, payRange } from './payLevels.ts';
import { people } from '../../../records/people.ts';
import { entriesOf } from '../../../collections/entries.ts';

const points = several([1, 5], line(110));

/**
 * What lists and machines read of `content/pages/jobs/<name>.yaml`, an open role. It leaves the list on the day after it
 * closes; its fields are those that a job posting for search engines asks for.
 */
export const jobFields = {
  title: line(50).describe('Such as "Flutter developer".'),
  reference: line(20).describe(
    'Your own sign of this role, such as PN-31; applicants put it into the subject.',
  ),
  manager: ref('people').describe('To whom this person reports.'),
  offices: several([1], line(40)).describe(
    'Cities of your offices where the work may be done, as in `content/agency.yaml`.',
  ),
  employment: z.enum(['full-time', 'part-time', 'fixed-term', 'trainee']),
  posted: day.describe('First day of the advertisement.'),
  closes: day.describe('Last day on which somebody may apply.'),
  currencies: several(
    [1],
    z.string().regex(/^[A-Z]{3}$/, 'Write the three letters of the currency, such as CAD.'),
  ).describe('What the pay is in, the currency of each office in the order of the offices.'),
  levels: several([1, 3], {
    level: ref('pay-levels').describe('A level of the pay table, which holds the amounts.'),
    means: line(200).describe('What shows in this role that somebody is on it.'),
  }).describe('The levels that this role is open to, the lowest first; the pay follows from them.'),
  summary: line(260).describe('What makes this work unlike another, in one to three sentences.'),
  duties: points.describe('What this person would do, one line each.'),
  needs: points.describe('What you ask for, one line each.'),
  demo: z.boolean().describe('True while the role is invented; an invented one is offered to no job search.'),
};

/** An open role, as lists and machines read it. */
export type Job = z.infer<z.ZodObject<typeof jobFields>>;

const isOpenOn =
  (today: string) =>
  ({ data }: { data: { closes: string } }) =>
    data.closes >= today;

/** A role's levels with their pay, and the range from the lowest to the highest. */
export async function payOf({
  levels,
  currencies,
}: {
  levels: readonly { level: string; means: string }[];
  currencies: readonly string[];
}) {
  const amounts = await payLevels(
    levels.map(({ level }) => level),
    currencies,
  );
  return {
    levels: amounts.map((level, at) => ({ ...level, means: levels[at]?.means ?? '' })),
    range: payRange(amounts),
  };
}

/** The roles that are open on a day, those that close first in front, each with its pay and its page. */
export async function openJobs(day: string) {
  const open = (await entriesOf('jobs')).filter(isOpenOn(day));
  const sorted = open.sort((a, b) => a.data.closes.localeCompare(b.data.closes));
  return Promise.all(
    sorted.map(async ({ id, data }) => {
      await officesOf(id, data.offices);
      return { ...data, pay: (await payOf(data)).range, page: addressOf('jobs', id) };
    }),
  );
}

/** The offices of a role. Throws an Error for one that there is not. */
export const officesOf = (id: string, cities: readonly string[]): Promise<Office[]> =>
  Promise.all(cities.map((city) => officeIn(city, `pages/jobs/${id}.yaml`)));

const dayOf = ({ hours }: Office): Span => ({ from: minutesOf(hours.from), to: minutesOf(hours.to) });
const between = ({ from, to }: Span) => ({ from: clock(from), to: clock(to) });

/** When an office and each of the others are at work together on a day, by both clocks, and for how many minutes. */
export async function sharedWithOthers(here: Office, day: string) {
  const own = dayOf(here);
  const others = (await offices()).filter(({ city }) => city !== here.city);
  return others.map((there) => {
    const span = hoursSeenFrom(here.timeZone, there, day);
    const shared = sharedParts(own, span);
    const ahead = offsetOn(there.timeZone, day) - offsetOn(here.timeZone, day);
    return {
      city: there.city,
      own,
      span,
      minutes: minutesCovered(shared),
      parts: shared.map((part) => ({
        here: between(part),
        there: between({ from: part.from + ahead, to: part.to + ahead }),
      })),
    };
  });
}

/** The people of a step of hiring, in its order. */
export const speakers = async (ids: readonly string[]) =>
  (await people(ids)).map(({ name, position, tile, tileAlt }) => ({ name, position, tile, tileAlt }));
