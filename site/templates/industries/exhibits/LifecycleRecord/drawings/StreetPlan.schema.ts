import { z } from 'astro/zod';
import { line, several } from '../../../../../collections/fields.ts';
import { recordFields } from '../../../parts/recordFields.ts';

const side = z
  .string()
  .regex(/^[ors]{6,16}$/, 'Write one letter a house: o for its owner’s, r for rented, s for sale.');

export const streetPlanSchema = z
  .strictObject({
    form: z.literal('street').describe('One street with all of its houses, and who stands at which door.'),
    ...recordFields,
    title: line(200).describe('The plan in a sentence, for those who do not see it.'),
    upper: side.describe('The houses above the road from left to right, with even numbers.'),
    lower: side.describe('Those below it, with odd numbers.'),
    people: several([2, 6], {
      role: line(34).describe('Who this is.'),
      house: z.number().int().min(1).max(32).describe('The number of the house.'),
      text: line(130).describe('What this person does at that door.'),
    }),
    moves: several([1, 2], {
      from: z.number().int().min(1).max(32),
      to: z.number().int().min(1).max(32),
    }).describe('Who moves from which house to which, by their numbers; each is one arrow.'),
    keys: z
      .strictObject({ owned: line(60), rented: line(60), sale: line(60), moves: line(60) })
      .describe('What the houses of each kind and the arrows are; their number stands before the words.'),
  })
  .refine(({ upper, lower }) => upper.length === lower.length, {
    path: ['lower'],
    error: 'Both sides of the street have as many houses.',
  })
  .refine(
    ({ upper, lower, people }) =>
      people.every(
        ({ house }) =>
          (house % 2 === 0 ? house / 2 : (house + 1) / 2) <= Math.min(upper.length, lower.length),
      ),
    { path: ['people'], error: 'A person stands at a house that is not on the street.' },
  );

export type StreetPlan = z.infer<typeof streetPlanSchema>;
