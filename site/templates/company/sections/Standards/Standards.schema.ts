import { z } from 'astro/zod';
import { line, several } from '../../../../collections/fields.ts';

export const standardsSchema = z.strictObject({
  heading: line(60).describe('What the software has to speak. Write " & " for the ampersand.'),
  lede: line(240).describe('What no standard settles, in one or two sentences.'),
  entries: several([2, 6], {
    name: line(30).describe('Its name, such as "HL7 FHIR".'),
    text: line(360).describe('What it carries and what it leaves to you; links as `[words](https://…)`.'),
  }).describe('Standards and systems, each explained where a reader meets it first.'),
});

export type Standards = z.infer<typeof standardsSchema>;
