import { z } from 'astro/zod';
import { icon, line, several } from '../../../../../collections/fields.ts';

export const runbookSchema = z.strictObject({
  heading: line(60).describe('What page the client can open.'),
  lede: line(240).describe('What such a page is for, and that one stroke is one minute.'),
  title: line(60).describe('The alarm that the page is about.'),
  version: line(80).describe('Its number, date and last reader.'),
  steps: several([4, 7], {
    minutes: z.number().int().min(1).max(20).describe('How long the step may take; each is one stroke.'),
    title: line(50),
    text: line(200).describe('What is done, by whom, and how one can tell that it worked.'),
  }),
  stop: line(200).describe('When the engineer leaves the page and calls a person.'),
  benefits: z.strictObject({
    heading: line(50),
    entries: several([2, 3], { icon, title: line(40), text: line(180) }),
  }),
  demo: z.boolean().describe('True while the page is invented.'),
});

export type RunbookContent = z.infer<typeof runbookSchema>;
