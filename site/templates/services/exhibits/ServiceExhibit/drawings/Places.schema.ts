import { z } from 'astro/zod';
import { line, several } from '../../../../../collections/fields.ts';

export const placesSchema = z
  .strictObject({
    heading: line(60).describe('What several designs do with the same rush.'),
    lede: line(260).describe('Who asks for what in the same second; one dot is one of them.'),
    outcomes: several(4, line(24)).describe(
      'What can happen to one of them: served, told, wrong, left waiting.',
    ),
    of: z.number().int().min(20).max(80).describe('How many ask; each is one dot.'),
    designs: several([3, 5], {
      name: line(40),
      counts: several(4, z.number().int().min(0)).describe('How many met which outcome, in their order.'),
      text: line(200).describe('Why, and when this design is the one to take.'),
    }).describe('The same rush against several designs; one of them wins where yours does not.'),
    note: line(240).describe('How it was rehearsed, and when.'),
    demo: z.boolean().describe('True while the rehearsal is invented.'),
  })
  .refine(
    ({ of, designs }) => designs.every(({ counts }) => counts.reduce((all, one) => all + one, 0) === of),
    { path: ['designs'], error: 'The outcomes of each design add up to all who ask.' },
  );

export type PlacesContent = z.infer<typeof placesSchema>;
