import { getCollection } from 'astro:content';
import { allNamed } from './named.ts';
import type { RateCard } from './rates.ts';
import { z } from 'astro/zod';
import { day, line } from '../lib/fields.ts';

/**
 * `content/records/bench/<person>.yaml`: somebody who is free soon; the file has the name of the person's file in
 * `content/records/people/`. Change the date when it moves and delete the file when the person has joined a team.
 */
export const availabilitySchema = z.strictObject({
  /** The first free day, such as 2026-11-24. */
  free: day,
  /** Junior, Mid, Senior or Lead, as in the table of seniority. */
  level: line(12),
  /** Years in the trade. */
  years: z.number().int().min(1).max(45),
  /** What this person does best, in a few words. */
  focus: line(40),
  /** The rate for an hour; it lies in the range that the page shows for this kind of work. */
  rate: z.number().positive(),
  /** The pages that name this person: names of files in `content/records/roles/`. */
  roles: z.array(line(40)).min(1),
  /** True while the person is invented. */
  demo: z.boolean(),
});

export type Availability = z.infer<typeof availabilitySchema>;

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
    if (own && !own.some(({ low, high }) => low <= data.rate && data.rate <= high)) {
      throw new Error(`The rate in records/bench/${id}.yaml lies outside the rates of ${role}.`);
    }
    return { ...data, id, name: people[at]?.data.name ?? id };
  });
}
