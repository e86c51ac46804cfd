import { z } from 'astro/zod';
import { line, several } from '../../../../collections/fields.ts';

export const disclosureSchema = z.strictObject({
  heading: line(60).describe(
    'What the reader should know about the one who ranks. Write " & " for the ampersand.',
  ),
  text: several([1, 3], line(480)).describe(
    'What you earn and from whom, and what that does to the list, one entry a paragraph; links as `[words](/page/)`.',
  ),
});

export type Disclosure = z.infer<typeof disclosureSchema>;
