import { z } from 'astro/zod';
import { day, line, several } from '../../../../collections/fields.ts';

export const vendorAnswersSchema = z.strictObject({
  heading: line(60).describe('For whom the answers are.'),
  lede: line(260).describe('How they may be used, and where what is missing is answered.'),
  reviewed: z
    .strictObject({
      label: line(60).describe('Before the day, such as "Read again on {day}"; {day} is filled in.'),
      day: day.describe('The day on which every answer was last compared with what is done.'),
    })
    .describe('How old the answers are.'),
  groups: several([2, 5], {
    title: line(40),
    answers: several([2, 8], {
      question: line(50).describe('What a questionnaire asks, in its own words, such as "Insurance".'),
      answer: line(330).describe('One or two sentences; links as `[words](/page/)`.'),
    }),
  }).describe('What procurement asks of a supplier, in groups; what is lacking is said as well.'),
});

export type VendorAnswers = z.infer<typeof vendorAnswersSchema>;
