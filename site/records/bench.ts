import { getCollection } from 'astro:content';
import { z } from 'astro/zod';
import { day, line, ref } from '../lib/fields.ts';
import { allNamed } from './named.ts';
import type { RateCard } from './rates.ts';

/**
 * `content/records/bench/<person>.yaml`: somebody who is free soon; the file has the name of the person's file in
 * `content/records/people/`. Change the date when it moves and delete the file when the person has joined a team.
 */
export const availabilitySchema = z.strictObject({
  free: day.describe('The first free day, such as 2026-11-24.'),
  level: line(12).describe('Junior, Mid, Senior or Lead, as in the table of seniority.'),
  years: z.number().int().min(1).max(45).describe('Years in the trade.'),
  focus: line(40).describe('What this person does best, in a few words.'),
  rate: z
    .number()
    .positive()
    .optional()
    .describe(
      'The rate for an hour, inside the range that the page shows; leave it out where no rates are published.',
    ),
  roles: z.array(ref('roles')).min(1).describe('The pages that name this person.'),
  demo: z.boolean().describe('True while the person is invented.'),
});

/**
 * Who of a role is free first, so many of them at most, each with the name of the person. Throws an Error when
 * somebody's rate lies outside the rates of the role, since the page shows both.
 */
export async function bench(role: string, most: number, card?: Pick<RateCard, 'regions'>) {
  const free = await getCollection('bench', ({ data }) => data.roles.includes(role));
  const first = free.sort((a, b) => a.data.free.localeCompare(b.data.free)).slice(0, most);
  const people = await allNamed(
    'people',
    first.map(({ id }) => id),
  );
  const own = card?.regions.filter(({ ours }) => ours);
  return first.map(({ id, data }, at) => {
    const { rate = NaN } = data;
    if (own && !own.some(({ low, high }) => low <= rate && rate <= high)) {
      throw new Error(`The rate in records/bench/${id}.yaml is missing or outside the rates of ${role}.`);
    }
    return { ...data, id, name: people[at]?.data.name ?? id };
  });
}
