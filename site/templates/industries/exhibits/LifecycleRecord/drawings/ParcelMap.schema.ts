import { z } from 'astro/zod';
import { line, several } from '../../../../../collections/fields.ts';
import { recordFields } from '../../../parts/recordFields.ts';

const place = z.number().min(-6).max(50);

export const parcelMapSchema = z.strictObject({
  form: z.literal('parcels').describe('Blocks of records, a parcel each.'),
  ...recordFields,
  title: line(200).describe('The map in a sentence, for those who do not see it.'),
  districts: several([2, 6], {
    name: line(24).describe('Whose records lie here.'),
    note: line(110).describe('What is the matter with them, in numbers.'),
    state: z.enum(['known', 'unknown']).describe('Whether their state is known tonight.'),
    x: place.describe('Where the block begins, in parcels from the left of the map.'),
    y: place.describe('The same from the top.'),
    columns: z.number().int().min(1).max(20),
    parcels: z.number().int().min(1).max(80).describe('How many records; each is one parcel.'),
    marked: several([0, 6], z.number().int().min(1)).describe(
      'The parcels that the page is about, counted from 1 row by row.',
    ),
  }),
  water: several([2, 10], z.tuple([place, place])).describe(
    'A river through the map as points, in parcels from the left and the top.',
  ),
  keys: z
    .strictObject({ known: line(60), unknown: line(60), marked: line(60) })
    .describe('What the parcels of each kind are; their number stands before the words.'),
});

export type ParcelMap = z.infer<typeof parcelMapSchema>;
