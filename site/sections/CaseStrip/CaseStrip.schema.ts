import { z } from 'astro/zod';
import { caseScreenSchema } from '../../records/caseScreens.ts';
import { line, link } from '../../lib/fields.ts';

export const caseStripSchema = z.strictObject({
  /** What the shown products have in common. Write " & " for the ampersand. */
  heading: line(50),
  /** What each page tells, in one or two sentences. */
  lede: line(160),
  /** The way to all case studies. */
  link,
  /** The picture in one sentence, for those who do not see it. */
  alt: line(125),
  /** Four screens of phones, each of another case study. */
  chosen: z.array(caseScreenSchema).length(4),
});

export type CaseStrip = z.infer<typeof caseStripSchema>;
