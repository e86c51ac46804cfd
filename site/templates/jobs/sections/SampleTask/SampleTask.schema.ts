import { z } from 'astro/zod';
import { MARKS } from './SampleTask.geometry.ts';
import { line, several } from '../../../../collections/fields.ts';

export const sampleTaskSchema = z.strictObject({
  heading: line(60).describe('What the task of this role is about.'),
  text: several([1, 3], line(300)).describe('The task in words, one entry a paragraph; the first is larger.'),
  counted: z
    .strictObject({
      title: line(50).describe('What is counted, such as "61 reasons for a no".'),
      base: line(90).describe('What the numbers tell an applicant, and of when they are.'),
      mark: z.enum(MARKS).describe('What one of them is drawn as.'),
      columns: z.number().int().min(5).max(40).describe('How many stand in a row.'),
      groups: several([2, 4], {
        amount: z.number().int().min(1).max(120).describe('How many; each is one mark.'),
        label: line(60).describe('What they are, in a few words.'),
      }),
    })
    .describe('Material of the task that can be counted.'),
  sheet: z
    .strictObject({
      caption: line(80),
      heads: several(2, line(30)),
      rows: several([3, 6], several(2, line(130))),
    })
    .describe('A page of the task: two columns, such as what is seen and what is heard.'),
  good: z
    .strictObject({ heading: line(50), points: several([2, 4], line(180)) })
    .describe('What a good answer holds.'),
});

export type SampleTask = z.infer<typeof sampleTaskSchema>;
