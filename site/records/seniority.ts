import { z } from 'astro/zod';
import { line, several } from '../collections/fields.ts';
import { single } from '../collections/single.ts';

const years = z.number().int().min(0).max(60);

/** `content/records/seniority.yaml`: the levels of people, by years in the trade; rates and pages refer to them. */
export const senioritySchema = z
  .strictObject({
    levels: several([1, 4], {
      id: z.string().regex(/^[a-z-]+$/, 'Write a name in lower case, such as senior.'),
      name: line(12).describe('The level as readers see it, such as "Senior".'),
      from: years.describe('Years in the trade with which the level begins.'),
      to: years.optional().describe('Its last year; left out for the highest level.'),
    }),
  })
  .refine(
    ({ levels }) =>
      levels.every(({ from, to }, at) => {
        const next = levels[at + 1];
        return next ? next.from === (to ?? from) + 1 : to === undefined;
      }),
    {
      path: ['levels'],
      error: 'Each level begins a year after the one before ends, and the last one is open.',
    },
  );

/** The levels from the youngest to the oldest, each with its years in words. */
export async function seniority() {
  const { levels } = await single('seniority');
  return levels.map(({ id, name, from, to = Infinity }) => ({
    ...{ id, name, from, to },
    years: to === Infinity ? `${from} years and more` : `${from}–${to} years`,
  }));
}

/** The level for these years. Throws an Error if it is not the one named. */
export async function levelOf(name: string, inYears: number, asker: string) {
  const found = (await seniority()).find(({ from, to }) => from <= inYears && inYears <= to);
  if (!found || found.name !== name)
    throw new Error(
      `${asker} says ${name} with ${inYears} years; by records/seniority.yaml that is ${found?.name ?? 'no level'}.`,
    );
  return found;
}
