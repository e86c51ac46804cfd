import { z } from 'astro/zod';
import { line, several } from '../../../../../collections/fields.ts';

export const fieldsSchema = z.strictObject({
  heading: line(60).describe('What leaves your network, and what stays.'),
  lede: line(240).describe('Of what request, and that one square is one field of it.'),
  groups: several([2, 4], {
    name: line(30).describe('What happens to these fields.'),
    fields: z.number().int().min(1).max(40).describe('How many fields; each is one square.'),
    text: line(160).describe('Which fields they are.'),
  }),
  questions: z.strictObject({
    heading: line(60),
    entries: several([3, 6], { question: line(90), answer: line(260) }).describe(
      'What a data officer asks, with the answers.',
    ),
  }),
});

export type FieldsContent = z.infer<typeof fieldsSchema>;
