import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';
import { slotted } from '../../parts/standing.schema.ts';

const form = {
  heading: line(50).describe('What it is for, as a question.'),
  text: line(220).describe('What it does.'),
  submit: line(40).describe('Its button.'),
};

export const visitorFormsSchema = z
  .strictObject({
    address: z.strictObject({
      ...form,
      text: slotted(200, 'email').describe(
        'Where the answer goes, to {email}, and how long that can be changed.',
      ),
      label: line(40).describe('What the field is called.'),
    }),
    noAnswer: z.strictObject(form),
  })
  .describe('What a visitor may say about an inquiry.');

export type VisitorForms = z.infer<typeof visitorFormsSchema>;
