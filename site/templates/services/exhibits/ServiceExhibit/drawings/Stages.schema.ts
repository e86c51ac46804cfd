import { z } from 'astro/zod';
import { line, several } from '../../../../../collections/fields.ts';

export const stagesSchema = z.strictObject({
  heading: line(60).describe('Whose questions these are.'),
  lede: line(240).describe('How to find the own stage.'),
  stages: several([2, 4], {
    name: line(30).describe('The stage, such as "An idea and a day job".'),
    questions: several([1, 3], { question: line(90), answer: line(200) }),
  }).describe('The stages in their order, each with what is asked there.'),
});

export type StagesContent = z.infer<typeof stagesSchema>;
