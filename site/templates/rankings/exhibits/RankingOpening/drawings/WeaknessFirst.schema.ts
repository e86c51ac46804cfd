import { z } from 'astro/zod';
import { line, ref, several } from '../../../../../collections/fields.ts';

export const weaknessFirstSchema = z.strictObject({
  heading: line(60).describe('What the weaknesses tell. Write " & " for the ampersand.'),
  lede: line(320).describe(
    'What a stroke is, and what the order means. Say no mark here, since the lowest ones are looked up.',
  ),
  mark: line(60).describe(
    "Beside a company's name: `{criterion}` becomes the criterion of its lowest mark, `{mark}` that mark.",
  ),
  weak: several([6, 10], {
    company: ref('companies').describe('The company.'),
    text: line(40).describe(
      'Its weak point in three to six short words, about the criterion of its lowest mark.',
    ),
  }).describe('A weak point for each company of the list, in any order.'),
});

export type WeaknessFirst = z.infer<typeof weaknessFirstSchema>;
