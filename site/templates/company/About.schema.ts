import { pageSchema } from '../../collections/fields.ts';
import { coverHeadSchema } from '../../sections/CoverHead/CoverHead.schema.ts';
import { ctaBannerSchema } from '../../sections/CtaBanner/CtaBanner.schema.ts';
import { figuresSchema } from '../../sections/Figures/Figures.schema.ts';
import { officesSchema } from '../../sections/Offices/Offices.schema.ts';
import { numberedStepsSchema, sideStepsSchema } from '../../sections/Steps/Steps.schema.ts';
import { teamSchema } from '../../sections/Team/Team.schema.ts';
import { weatherSchema } from './sections/Weather/Weather.schema.ts';
import { ledgerSchema } from '../../sections/Ledger/Ledger.schema.ts';

/** `content/pages/company/about.yaml`: the words of the page about the agency, section by section. */
export const aboutSchema = pageSchema({
  head: coverHeadSchema,
  story: sideStepsSchema.describe('How the company came about, oldest first.'),
  weather: weatherSchema,
  figures: figuresSchema,
  leadership: teamSchema,
  team: teamSchema,
  decisions: numberedStepsSchema.describe('What a wish passes before it is built.'),
  offices: officesSchema,
  teasers: ledgerSchema.describe('What is given away and where to meet.'),
  ctaBanner: ctaBannerSchema,
});
