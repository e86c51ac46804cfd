import { pageSchema } from '../../collections/fields.ts';
import { caseFilterSchema } from './sections/CaseFilter/CaseFilter.schema.ts';
import { caseMatrixSchema } from './sections/CaseMatrix/CaseMatrix.schema.ts';
import { caseGridSchema } from './sections/CaseGrid/CaseGrid.schema.ts';
import { clientSitesSchema } from './sections/ClientSites/ClientSites.schema.ts';
import { ctaBannerSchema } from '../../sections/CtaBanner/CtaBanner.schema.ts';
import { ctaStripSchema } from '../../sections/CtaStrip/CtaStrip.schema.ts';
import { figuresSchema } from '../../sections/Figures/Figures.schema.ts';
import { indexHeadSchema } from '../../sections/IndexHead/IndexHead.schema.ts';

/** `content/pages/hubs/portfolio.yaml`: the page with all case studies. */
export const portfolioSchema = pageSchema({
  head: indexHeadSchema,
  filter: caseFilterSchema,
  grid: caseGridSchema,
  matrix: caseMatrixSchema,
  ctaStrip: ctaStripSchema,
  clientSites: clientSitesSchema,
  figures: figuresSchema,
  ctaBanner: ctaBannerSchema,
});
