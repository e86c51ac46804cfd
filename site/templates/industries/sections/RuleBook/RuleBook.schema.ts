import { z } from 'astro/zod';
import { line, several } from '../../../../collections/fields.ts';

export const ruleBookSchema = z.strictObject({
  heading: line(60).describe('What the software has to speak.'),
  standards: several([2, 6], {
    name: line(30).describe('Its name, such as "HL7 FHIR".'),
    text: line(320).describe('What it carries and what it leaves to you; links as `[words](https://…)`.'),
  }).describe('Standards and systems, each explained where a reader meets it first.'),
  compliance: z.strictObject({
    heading: line(60).describe('Which rules apply and who answers for them.'),
    notes: several([2, 3], {
      title: line(60),
      text: line(480).describe(
        'Laws with source, year and link as `[words](https://…)`; what you do, and what you never promise.',
      ),
      fact: line(40).optional().describe('Name of the fixed fact that the note states.'),
    }).describe("The rules by country, where data rest, and the one risk that is this page's own."),
  }),
});

export type RuleBook = z.infer<typeof ruleBookSchema>;
