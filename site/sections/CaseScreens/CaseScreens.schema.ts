import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const caseScreensSchema = z.strictObject({
  /** What the screens show, for those who hear the page; it is not shown. */
  heading: line(70),
  /** Which of the product's screens, counted from 1: four phones, or a board and up to three phones. */
  chosen: z.array(z.number().int().min(1)).min(2).max(4),
});

export type CaseScreens = z.infer<typeof caseScreensSchema>;
