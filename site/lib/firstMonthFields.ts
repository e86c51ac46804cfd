import { z } from 'astro/zod';
import { line } from './fields.ts';

/** The first month of a person: four weeks of five working days. */
export const fourWeeks = z
  .array(
    z.strictObject({
      title: line(32).describe('What the week leads to, in a few words.'),
      text: line(220).describe('What happens, in one or two sentences.'),
    }),
  )
  .length(4)
  .describe('Four weeks of five working days; the first is the trial.');

export const twoSigns = z
  .strictObject({
    heading: line(60),
    list: z
      .array(
        z.strictObject({
          title: line(60).describe('What can be seen.'),
          text: line(240).describe('Why it is bad, and what to ask for.'),
        }),
      )
      .length(2),
  })
  .describe('Two signs that the month goes wrong, which the reader can see without being an engineer.');
