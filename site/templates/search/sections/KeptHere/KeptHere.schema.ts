import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';

export const keptHereSchema = z.strictObject({
  brief: z
    .strictObject({
      heading: line(60).describe('That what was typed into the form is not lost.'),
      text: line(200).describe('Where it is kept, how long, and who sends it.'),
      copy: line(30).describe('The button that copies it.'),
      copied: line(40).describe('Said when it is copied.'),
      refused: line(80).describe('Said when the browser refuses to copy.'),
    })
    .describe('The brief that was typed in this tab and not sent.'),
  read: z
    .strictObject({
      heading: line(60).describe('Over the pages that open without a line.'),
      text: line(160).describe('That they are as they were when they were read.'),
      copy: line(120)
        .refine((text) => text.includes('{day}'), 'Keep {day} in this text; it is filled in.')
        .describe('What each of them says at its top while there is no line; {day} is the day of reading.'),
    })
    .describe('The pages read last on this device.'),
});

export type KeptHere = z.infer<typeof keptHereSchema>;
