import { keywords, pageSchema, ref, several } from '../../collections/fields.ts';
import { ctaBannerSchema } from '../../sections/CtaBanner/CtaBanner.schema.ts';
import { ctaStripSchema } from '../../sections/CtaStrip/CtaStrip.schema.ts';
import { decisionTableSchema } from '../../sections/DecisionTable/DecisionTable.schema.ts';
import { keyFactsSchema } from '../../sections/KeyFacts/KeyFacts.schema.ts';
import { platformServicesSchema } from './sections/PlatformServices/PlatformServices.schema.ts';
import { reviewsSchema } from '../../sections/Reviews/Reviews.schema.ts';
import { serviceGroupsSchema } from './sections/ServiceGroups/ServiceGroups.schema.ts';
import { screensHeroSchema } from './heroes/DeviceHero/DeviceHero.schema.ts';
import { ledgerSchema } from '../../sections/Ledger/Ledger.schema.ts';

/** `content/pages/hubs/services.yaml`: the words of the page of all services, section by section. */
export const servicesHubSchema = pageSchema({
  keywords: keywords('Terms of this page'),
  hero: screensHeroSchema,
  keyFacts: keyFactsSchema,
  groups: serviceGroupsSchema,
  platforms: platformServicesSchema,
  decision: decisionTableSchema,
  promises: ledgerSchema,
  reviews: reviewsSchema,
  tools: several([1, 4], ref('technologies')).describe('Groups of tools for the line, in their order.'),
  ctaStrip: ctaStripSchema,
  ctaBanner: ctaBannerSchema,
});
