import { z } from 'astro/zod';
import { line, several } from '../../../../../collections/fields.ts';
import { recordFields } from '../../../parts/recordFields.ts';

export const faultyFormSchema = z
  .strictObject({
    form: z.literal('faults').describe('One form as it came in, with its faults in the margin.'),
    ...recordFields,
    sheet: z
      .strictObject({ title: line(50), note: line(90) })
      .describe('What is printed at the top of the form, and how it came in.'),
    fields: several(
      [8, 24],
      z
        .strictObject({
          label: line(30).describe('The word printed over the field.'),
          value: line(40).optional().describe('What was written there; leave it out where nothing was.'),
          fault: line(150)
            .optional()
            .describe('What is wrong or missing, what it costs, and the check that stops it.'),
        })
        .refine(({ value, fault }) => value !== undefined || fault !== undefined, {
          error: 'A field that is empty and has no fault need not be shown.',
        }),
    ).describe('The fields in the order of the form; each is one box.'),
    keys: z
      .strictObject({ right: line(60), wrong: line(60), empty: line(60) })
      .describe('What the boxes of each kind are; their number stands before the words.'),
    margin: line(30).describe('The words over the notes in the margin.'),
  })
  .refine(({ fields }) => fields.some(({ fault }) => fault !== undefined), {
    path: ['fields'],
    error: 'Give at least one field a fault.',
  });

export type FaultyForm = z.infer<typeof faultyFormSchema>;
