import { z } from 'astro/zod';
import { FLAT_STATES } from './HouseFront.geometry.ts';
import { line, several } from '../../../../../collections/fields.ts';
import { recordFields } from '../../../parts/recordFields.ts';

const state = z.enum(FLAT_STATES);

export const houseFrontSchema = z
  .strictObject({
    form: z.literal('front').describe('One house seen from the street, with a window for each flat.'),
    ...recordFields,
    title: line(200).describe('The house in a sentence, for those who do not see it.'),
    floors: several([2, 8], several([4, 16], state))
      .refine(
        (floors) => floors.every(({ length }) => length === floors[0]?.length),
        'Give each floor as many flats.',
      )
      .describe('How the lease of each flat stands, floor by floor from the top, each from the left.'),
    keys: z
      .strictObject({ paid: line(60), part: line(60), owes: line(60), ends: line(60), empty: line(60) })
      .describe('What the windows of each kind are; their number stands before the words.'),
    flats: several([3, 5], {
      name: line(24).describe('The flat, such as "Flat 4-07".'),
      floor: z.number().int().min(1).max(8).describe('Its floor, counted from the top.'),
      place: z.number().int().min(1).max(16).describe('Its place on that floor, from the left.'),
      note: line(130).describe('What is the matter with its lease, in numbers.'),
    }).describe('The flats that the office speaks about today; each has a letter in the drawing.'),
  })
  .refine(({ floors, flats }) => flats.every(({ floor, place }) => floors[floor - 1]?.[place - 1]), {
    path: ['flats'],
    error: 'One of these flats stands outside the house.',
  });

export type HouseFront = z.infer<typeof houseFrontSchema>;
