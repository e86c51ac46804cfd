import { z } from 'astro/zod';
import { line, seo } from '../../collections/fields.ts';
import { ctaBannerSchema } from '../../sections/CtaBanner/CtaBanner.schema.ts';
import { faqColumnsSchema } from '../../sections/FaqColumns/FaqColumns.schema.ts';
import { insightLinesSchema } from '../../sections/InsightLines/InsightLines.schema.ts';
import { namedTeamSchema } from './sections/NamedTeam/NamedTeam.schema.ts';

/** What every page about a service has, whatever its form. */
export const serviceSchema = z.strictObject({
  seo,
  crumb: line(30).describe('Short name of the page in its breadcrumb, such as "Mobile apps".'),
  keywords: z
    .array(line(40))
    .min(1)
    .describe(
      'The search phrase, then the service, its technologies and their variants; the check for repeated text reads past them.',
    ),
  team: namedTeamSchema,
  insights: insightLinesSchema,
  faq: faqColumnsSchema,
  ctaBanner: ctaBannerSchema,
});
