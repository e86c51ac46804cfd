import { z } from 'astro/zod';
import { line } from '../../../../../collections/fields.ts';

export const fieldsSchema = z.strictObject({
  heading: line(60).describe('What leaves your network, and what stays.'),
  lede: line(240).describe('Of what request, and that one square is one field of it.'),
  groups: z
    .array(
      z.strictObject({
        name: line(30).describe('What happens to these fields.'),
        fields: z.number().int().min(1).max(40).describe('How many fields; each is one square.'),
        text: line(160).describe('Which fields they are.'),
      }),
    )
    .min(2)
    .max(4),
  questions: z.strictObject({
    heading: line(60),
    entries: z
      .array(z.strictObject({ question: line(90), answer: line(260) }))
      .min(3)
      .max(6)
      .describe('What a data officer asks, with the answers.'),
  }),
});

export type FieldsContent = z.infer<typeof fieldsSchema>;
