import { z } from 'astro/zod';
import { day, line, ref, several } from '../collections/fields.ts';
import { allNamed } from '../collections/named.ts';
import { rateAt } from './rates.ts';
import { levelOf } from './seniority.ts';
import { entriesOf } from '../collections/entries.ts';

/**
 * `content/records/bench/<person>.yaml`: somebody who is free soon; the file has the name of the person's file in
 * `content/records/people/`. Change the date when it moves and delete the file when the person has joined a team.
 */
export const availabilitySchema = z.strictObject({
  free: day.describe('The first free day, such as 2026-11-24.'),
  level: line(12).describe('The level that `records/seniority.yaml` gives to these years.'),
  years: z.number().int().min(1).max(45).describe('Years in the trade.'),
  focus: line(40).describe('What this person does best, in a few words.'),
  rate: z
    .number()
    .positive()
    .describe('The rate for an hour, inside the range of the level at the office of this person.'),
  roles: several([1], ref('roles')).describe('The pages that name this person.'),
  demo: z.boolean().describe('True while the person is invented.'),
});

/**
 * The `most` people of a role who are free first, each with a name. Throws an Error if somebody's level does not match
 * the years, or the rate does not match the level, since the page shows all of them.
 */
export async function bench(role: string, most: number, rates: string) {
  const free = (await entriesOf('bench')).filter(({ data }) => data.roles.includes(role));
  const first = free.sort((a, b) => a.data.free.localeCompare(b.data.free)).slice(0, most);
  const people = await allNamed(
    'people',
    first.map(({ id }) => id),
  );
  return Promise.all(
    first.map(async ({ id, data }, at) => {
      const file = `records/bench/${id}.yaml`;
      const { name = id, place = '' } = people[at]?.data ?? {};
      const level = await levelOf(data.level, data.years, file);
      const { low, high } = await rateAt(rates, place, level.id);
      if (data.rate < low || data.rate > high)
        throw new Error(`${file}: a ${data.level} costs ${low} to ${high} there, not ${data.rate}.`);
      return { ...data, id, name };
    }),
  );
}
