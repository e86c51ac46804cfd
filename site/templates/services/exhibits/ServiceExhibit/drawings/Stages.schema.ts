import { z } from 'astro/zod';
import { line } from '../../../../../collections/fields.ts';

export const stagesSchema = z.strictObject({
  heading: line(60).describe('Whose questions these are.'),
  lede: line(240).describe('How to find the own stage.'),
  stages: z
    .array(
      z.strictObject({
        name: line(30).describe('The stage, such as "An idea and a day job".'),
        questions: z
          .array(z.strictObject({ question: line(90), answer: line(200) }))
          .min(1)
          .max(3),
      }),
    )
    .min(2)
    .max(4)
    .describe('The stages in their order, each with what is asked there.'),
});

export type StagesContent = z.infer<typeof stagesSchema>;
