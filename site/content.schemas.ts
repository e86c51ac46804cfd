// What checks the files of every collection that belongs to no kind of page; `collections/contentFiles.ts` says where they
// lie. Kinds have theirs in `templates/<kind>/<kind>.collections.ts`.
import { fontsSchema } from './art/fonts.schema.ts';
import { paletteSchema } from './art/palette.schema.ts';
import { rateCardSchema } from './collections/rateCard.ts';
import { redirectsSchema } from './collections/redirects.schema.ts';
import { popupSchema } from './contact/popup.schema.ts';
import { navigationSchema } from './layout/navigation.schema.ts';
import { actionSchema } from './records/actions.ts';
import { agencySchema } from './records/agency.schema.ts';
import { awardSchema } from './records/awards.ts';
import { bannerSchema } from './records/banners.ts';
import { availabilitySchema } from './records/bench.ts';
import { certificateSchema } from './records/certificates.ts';
import { clientSchema } from './records/clients.ts';
import { databaseSchema } from './records/databases.ts';
import { engagementModelSchema } from './records/engagement.ts';
import { factSchema } from './records/facts.ts';
import { figureSchema } from './records/figures.ts';
import { frameworkSchema } from './records/frameworks.ts';
import { hiringSchema } from './records/hiring.ts';
import { industrySchema } from './records/industries.ts';
import { otherAmountsSchema } from './records/otherAmounts.ts';
import { personSchema } from './records/people.ts';
import { phaseSchema } from './records/phases.ts';
import { placeSchema } from './records/places.ts';
import { planSchema } from './records/plans.ts';
import { platformSchema } from './records/platforms.ts';
import { promiseSchema } from './records/promises.ts';
import { questionSchema } from './records/questions.ts';
import { reviewSchema } from './records/review.schema.ts';
import { roleSchema } from './records/roles.ts';
import { senioritySchema } from './records/seniority.ts';
import { serviceSchema } from './records/services.ts';
import { technologyGroupSchema } from './records/technologies.ts';
import { toolSetSchema } from './records/toolSets.ts';
import { searchSchema } from './search/search.schema.ts';
import { sharedWordsSchema } from './sections/sharedWords.schema.ts';

/** The schemas of collections that belong to no kind of page. */
export const sharedSchemas = {
  navigation: navigationSchema,
  palette: paletteSchema,
  popup: popupSchema,
  'search-words': searchSchema,
  'shared-words': sharedWordsSchema,
  actions: actionSchema,
  agency: agencySchema,
  awards: awardSchema,
  banners: bannerSchema,
  bench: availabilitySchema,
  certificates: certificateSchema,
  clients: clientSchema,
  databases: databaseSchema,
  engagement: engagementModelSchema,
  facts: factSchema,
  figures: figureSchema,
  frameworks: frameworkSchema,
  hiring: hiringSchema,
  industries: industrySchema,
  'other-amounts': otherAmountsSchema,
  people: personSchema,
  phases: phaseSchema,
  places: placeSchema,
  plans: planSchema,
  platforms: platformSchema,
  promises: promiseSchema,
  questions: questionSchema,
  rates: rateCardSchema,
  reviews: reviewSchema,
  roles: roleSchema,
  seniority: senioritySchema,
  services: serviceSchema,
  technologies: technologyGroupSchema,
  'tool-sets': toolSetSchema,
  fonts: fontsSchema,
  redirects: redirectsSchema,
};
