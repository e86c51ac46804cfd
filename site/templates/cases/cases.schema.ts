import { z } from 'astro/zod';
import { caseCardFields } from '../../records/caseStudies.ts';
import { failureSchema } from './Failure.schema.ts';
import { hoursSchema } from './Hours.schema.ts';
import { letterSchema } from './Letter.schema.ts';
import { pairSchema } from './Pair.schema.ts';
import { screensSchema } from './Screens.schema.ts';

/**
 * The front matter of `content/pages/case-studies/<slug>.md`: card, tags and screens, and what stands around the
 * story. The story is the Markdown under it, in chapters that each begin with `## Heading {kind}`; its form, the
 * template, says how they are laid out. A case study without a story has a card and no page.
 */
export const caseStudySchema = z.strictObject({
  ...caseCardFields,
  story: z
    .discriminatedUnion('template', [failureSchema, hoursSchema, letterSchema, pairSchema, screensSchema], {
      error: 'Name the form of the page as "template": failure, hours, letter, pair or screens.',
    })
    .optional()
    .describe('The form of its page, and what that holds besides the story.'),
});
