import { z } from 'astro/zod';
import { line, promiseFields, several } from '../../../../collections/fields.ts';

const entry = z.strictObject({
  title: line(40).describe('What you do, in a few words.'),
  text: line(140).describe('Who does it, when, and what happens otherwise.'),
  ...promiseFields,
});

export const holdUsToSchema = z.strictObject({
  heading: line(50).describe('The heading over all columns: what the reader can count on.'),
  badges: line(40).describe(
    'Over the first column, which holds the promises that `content/records/promises/` marks as badges.',
  ),
  columns: several(2, {
    heading: line(40).describe('When these hold, such as "While we work".'),
    entries: several([1, 5], entry),
  }),
});

export type HoldUsTo = z.infer<typeof holdUsToSchema>;
