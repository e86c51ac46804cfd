import type { SchemasFor } from '../../collections/Kind.ts';
import { caseChapterSchema } from '../../records/chapters.ts';
import { portfolioSchema } from './Portfolio.schema.ts';
import { caseStudySchema } from './cases.schema.ts';
import type { kind } from './kind.ts';
import { clientSiteSchema } from './records/clientSites.ts';

/** The schemas of its collections. */
export const schemas = {
  portfolio: portfolioSchema,
  'case-studies': caseStudySchema,
  'case-chapters': caseChapterSchema,
  'client-sites': clientSiteSchema,
} satisfies SchemasFor<typeof kind>;
