import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';

export const licenceGroupsSchema = z.strictObject({
  heading: line(60).describe('What the list says. Write " & " for the ampersand.'),
  lede: line(300).describe('Who gets these parts, and who does not.'),
  count: line(30).describe('How many parts a licence covers; `{count}` becomes the number.'),
});

export type LicenceGroups = z.infer<typeof licenceGroupsSchema>;
