import { pageSchema } from '../../collections/fields.ts';
import { caseGlance, caseGround } from './records/caseStory.ts';
import { caseQuoteSchema } from './sections/CaseQuote/CaseQuote.schema.ts';
import { caseStackSchema } from './sections/CaseStack/CaseStack.schema.ts';
import { ctaStripSchema } from '../../sections/CtaStrip/CtaStrip.schema.ts';
import { nextCaseSchema } from './sections/NextCase/NextCase.schema.ts';
import { caseHeroSchema } from './heroes/CaseHero/CaseHero.schema.ts';
import { caseResultSchema } from './exhibits/CaseResult/CaseResult.schema.ts';

/** What the page of a case study holds besides its card and its story, whatever its form. */
export const caseStorySchema = pageSchema({
  ground: caseGround,
  glance: caseGlance,
  hero: caseHeroSchema,
  result: caseResultSchema,
  quote: caseQuoteSchema,
  stack: caseStackSchema,
  ctaStrip: ctaStripSchema,
  next: nextCaseSchema,
});
