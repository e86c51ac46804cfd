import { z } from 'astro/zod';
import { line, seo } from '../../collections/fields.ts';
import { coverHeadSchema } from '../../sections/CoverHead/CoverHead.schema.ts';
import { ctaBannerSchema } from '../../sections/CtaBanner/CtaBanner.schema.ts';
import { figuresSchema } from '../../sections/Figures/Figures.schema.ts';
import { officesSchema } from '../../sections/Offices/Offices.schema.ts';
import { storySchema } from './sections/Story/Story.schema.ts';
import { teamSchema } from '../../sections/Team/Team.schema.ts';
import { vettingStepsSchema } from './sections/VettingSteps/VettingSteps.schema.ts';
import { weatherSchema } from './sections/Weather/Weather.schema.ts';
import { whyLedgerSchema } from '../../sections/WhyLedger/WhyLedger.schema.ts';

/** `content/pages/company/about.yaml`: the words of the page about the agency, section by section. */
export const aboutSchema = z.strictObject({
  seo,
  crumb: line(30).describe('Short name of the page in its breadcrumb.'),
  head: coverHeadSchema,
  story: storySchema,
  weather: weatherSchema,
  figures: figuresSchema,
  leadership: teamSchema,
  team: teamSchema,
  decisions: vettingStepsSchema.describe('What a wish passes before it is built.'),
  offices: officesSchema,
  teasers: whyLedgerSchema.describe('What is given away and where to meet.'),
  ctaBanner: ctaBannerSchema,
});
