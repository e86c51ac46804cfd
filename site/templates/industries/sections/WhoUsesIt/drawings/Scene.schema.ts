import { z } from 'astro/zod';
import { line, ref, several } from '../../../../../collections/fields.ts';

const text = line(520);

export const sceneSchema = z.strictObject({
  hour: line(8).describe('The time of the scene, set large, such as 09:35.'),
  place: line(60).describe('Day and place of the scene.'),
  heading: line(70).describe('What goes wrong there, as a buyer would type it.'),
  text: several([1, 3], text).describe(
    'What happens and what it costs, one entry a paragraph; links as `[words](/page/)`.',
  ),
  outside: z
    .strictObject({ text, fact: line(40) })
    .optional()
    .describe('A fact from outside with its source, the year and a link in the sentence.'),
  cast: several([2, 4], {
    role: ref('product-roles').describe('The role, such as `caregiver`.'),
    place: line(60).describe('Where this person stands in the scene.'),
    text: line(280).describe('What this person does with the software, and what would make them stop.'),
  }).describe('Who is in the scene, the role that the page is written for first.'),
});

export type Scene = z.infer<typeof sceneSchema>;
