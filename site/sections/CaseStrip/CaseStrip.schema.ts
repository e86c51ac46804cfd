import { z } from 'astro/zod';
import { caseScreenSchema } from '../../records/caseScreens.ts';
import { line, link } from '../../lib/fields.ts';

export const caseStripSchema = z.strictObject({
  heading: line(50).describe('What the shown products have in common. Write " & " for the ampersand.'),
  lede: line(160).describe('What each page tells, in one or two sentences.'),
  link: link.describe('The way to all case studies.'),
  alt: line(125).describe('The picture in one sentence, for those who do not see it.'),
  chosen: z.array(caseScreenSchema).length(4).describe('Four screens of phones, each of another case study.'),
});

export type CaseStrip = z.infer<typeof caseStripSchema>;
