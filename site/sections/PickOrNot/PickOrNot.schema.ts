import { z } from 'astro/zod';
import { line, several } from '../../collections/fields.ts';

const points = several([1, 4], {
  title: line(50).describe('The case in three to six words.'),
  text: line(260).describe('Why, in one or two sentences; links as `[words](/page/)`.'),
});

export const pickOrNotSchema = z.strictObject({
  heading: line(60).describe('What is decided here, for those who hear the page; it is not shown.'),
  pick: z.strictObject({ heading: line(40), points }).describe('When this is the right choice.'),
  not: z
    .strictObject({ heading: line(40), points })
    .describe('When it is not; each case names the better choice.'),
});

export type PickOrNot = z.infer<typeof pickOrNotSchema>;
