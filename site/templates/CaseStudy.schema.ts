import { z } from 'astro/zod';
import { line, seo } from '../lib/fields.ts';
import { CHAPTERS } from '../sections/CaseChapter/CaseChapter.schema.ts';
import { caseHeroSchema } from '../sections/CaseHero/CaseHero.schema.ts';
import { caseQuoteSchema } from '../sections/CaseQuote/CaseQuote.schema.ts';
import { caseResultSchema } from '../sections/CaseResult/CaseResult.schema.ts';
import { caseScreensSchema } from '../sections/CaseScreens/CaseScreens.schema.ts';
import { caseStackSchema } from '../sections/CaseStack/CaseStack.schema.ts';
import { ctaStripSchema } from '../sections/CtaStrip/CtaStrip.schema.ts';
import { nextCaseSchema } from '../sections/NextCase/NextCase.schema.ts';

/**
 * The front matter of `content/case-studies/<slug>.md`, the page of a case study; its card, tags and screens stand in
 * the YAML file of the same name. Under the front matter the story is told in chapters, each under a `##` heading.
 */
export const casePageSchema = z.strictObject({
  seo,
  /** Short name of the page in its breadcrumb. */
  crumb: line(30),
  hero: caseHeroSchema,
  /** What each chapter is about, in the order of the headings. The screens follow what was built, the chart the result. */
  chapters: z.array(z.enum(CHAPTERS)).min(5).max(9),
  screens: caseScreensSchema,
  result: caseResultSchema,
  quote: caseQuoteSchema,
  stack: caseStackSchema,
  ctaStrip: ctaStripSchema,
  next: nextCaseSchema,
});

export type CasePage = z.infer<typeof casePageSchema>;
