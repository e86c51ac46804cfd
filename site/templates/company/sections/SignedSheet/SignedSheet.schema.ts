import { z } from 'astro/zod';
import { talliedSchema } from '../../../../art/charts/tally.schema.ts';
import { line } from '../../../../collections/fields.ts';

export const signedSheetSchema = z.strictObject({
  heading: line(60).describe('What the sheet settles. Write " & " for the ampersand.'),
  clauses: z
    .array(
      z.strictObject({
        time: line(20).describe('From when, in the margin, such as "Hour 0".'),
        title: line(40).describe('What, in a few words.'),
        text: line(180).describe('Who signs or does what.'),
        fact: z
          .string()
          .regex(/^[a-z0-9-]+$/, 'Write a name in lower case with hyphens, such as strict-nda.')
          .optional()
          .describe('Name of a fixed promise that the title states, such as strict-nda.'),
      }),
    )
    .min(3)
    .max(6),
  strokes: talliedSchema.describe(
    'How long it holds, or what it takes, as strokes at the foot of the sheet.',
  ),
});

export type SignedSheet = z.infer<typeof signedSheetSchema>;
