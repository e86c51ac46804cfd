import { z } from 'astro/zod';
import { line, several } from '../../../../collections/fields.ts';
import { ownScreen } from '../../records/caseStory.ts';

export const caseCaptionsSchema = z.strictObject({
  heading: line(70).describe('What the screens show together.'),
  chosen: several([3, 4], ownScreen).describe(
    'A phone for each chapter that the page begins with, in their order, counted from 1.',
  ),
});

export type CaseCaptions = z.infer<typeof caseCaptionsSchema>;
