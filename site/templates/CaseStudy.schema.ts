import { z } from 'astro/zod';
import { line, seo } from '../lib/fields.ts';
import { caseCardFields } from '../records/caseStudies.ts';
import { caseHeroSchema } from '../sections/CaseHero/CaseHero.schema.ts';
import { caseQuoteSchema } from '../sections/CaseQuote/CaseQuote.schema.ts';
import { caseResultSchema } from '../sections/CaseResult/CaseResult.schema.ts';
import { caseScreensSchema } from '../sections/CaseScreens/CaseScreens.schema.ts';
import { caseStackSchema } from '../sections/CaseStack/CaseStack.schema.ts';
import { ctaStripSchema } from '../sections/CtaStrip/CtaStrip.schema.ts';
import { nextCaseSchema } from '../sections/NextCase/NextCase.schema.ts';

/** What the page of a case study holds besides its card and its story. */
const storySchema = z.strictObject({
  seo,
  crumb: line(30).describe('Short name of the page in its breadcrumb.'),
  hero: caseHeroSchema,
  screens: caseScreensSchema,
  result: caseResultSchema,
  quote: caseQuoteSchema,
  stack: caseStackSchema,
  ctaStrip: ctaStripSchema,
  next: nextCaseSchema,
});

/**
 * The front matter of `content/pages/case-studies/<slug>.md`: card, tags and screens, and what stands around the
 * story. The story is the Markdown under it, in chapters that each begin with `## Heading {kind}`; the screens follow
 * what was built, the chart follows the result. A case study without a story has a card and no page.
 */
export const caseStudySchema = z.strictObject({
  ...caseCardFields,
  story: storySchema.optional().describe('What its page holds besides the story.'),
});
