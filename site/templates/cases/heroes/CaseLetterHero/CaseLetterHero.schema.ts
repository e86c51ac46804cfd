import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';

export const caseLetterHeroSchema = z.strictObject({
  opening: line(200).describe("One or two sentences of the letter, set large: the writer's own words."),
  by: line(60).describe('Who says it, such as "Gurmeet Dhaliwal, landlord".'),
});

export type CaseLetterHero = z.infer<typeof caseLetterHeroSchema>;
