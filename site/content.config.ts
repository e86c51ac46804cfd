import { defineCollection } from 'astro:content';
import type { z } from 'astro/zod';
import { paletteSchema } from './art/palette.schema.ts';
import { popupSchema } from './contact/popup.schema.ts';
import { navigationSchema } from './layout/navigation.schema.ts';
import { cards } from './kinds.ts';
import { chapterLoader } from './collections/chapterLoader.ts';
import { checkAddresses } from './collections/checkAddresses.ts';
import { collectionLoader } from './collections/collectionLoader.ts';
import { contentFiles } from './collections/contentFiles.ts';
import type { Merged } from './collections/Kind.ts';
import { rateCardSchema } from './collections/rateCard.ts';
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

checkAddresses();

const collection = <Schema extends z.ZodType>(name: keyof typeof contentFiles, schema: Schema) =>
  defineCollection({ loader: collectionLoader(contentFiles[name], schema), schema });

/** Collections that belong to no kind of page; `collections/contentFiles.ts` says where their files lie. */
const shared = {
  navigation: collection('navigation', navigationSchema),
  palette: collection('palette', paletteSchema),
  popup: collection('popup', popupSchema),
  'search-words': collection('search-words', searchSchema),

  'shared-words': collection('shared-words', sharedWordsSchema),

  actions: collection('actions', actionSchema),
  agency: collection('agency', agencySchema),
  awards: collection('awards', awardSchema),
  banners: collection('banners', bannerSchema),
  bench: collection('bench', availabilitySchema),
  certificates: collection('certificates', certificateSchema),
  clients: collection('clients', clientSchema),
  databases: collection('databases', databaseSchema),
  engagement: collection('engagement', engagementModelSchema),
  facts: collection('facts', factSchema),
  figures: collection('figures', figureSchema),
  frameworks: collection('frameworks', frameworkSchema),
  hiring: collection('hiring', hiringSchema),
  industries: collection('industries', industrySchema),
  people: collection('people', personSchema),
  phases: collection('phases', phaseSchema),
  places: collection('places', placeSchema),
  plans: collection('plans', planSchema),
  platforms: collection('platforms', platformSchema),
  promises: collection('promises', promiseSchema),
  questions: collection('questions', questionSchema),
  rates: collection('rates', rateCardSchema),
  reviews: collection('reviews', reviewSchema),
  roles: collection('roles', roleSchema),
  seniority: collection('seniority', senioritySchema),
  services: collection('services', serviceSchema),
  technologies: collection('technologies', technologyGroupSchema),
  'tool-sets': collection('tool-sets', toolSetSchema),
};

type Schemas = Merged<KindSchemas[keyof KindSchemas]>;

const files = import.meta.glob<{ schemas: Readonly<Record<string, z.ZodType>> }>(
  './templates/*/*.collections.ts',
  { eager: true },
);
const schemas = Object.assign({}, ...Object.values(files).map((file) => file.schemas));

/** The collections of every kind of page. */
const ofKinds: { [Name in keyof Schemas]: { schema: Schemas[Name] } } = Object.assign(
  {},
  ...cards.map(([name, { files, chapters }]) => ({
    [name]: defineCollection({
      loader: (chapters ? chapterLoader : collectionLoader)(files, schemas[name]),
      schema: schemas[name],
    }),
  })),
);

/** Every collection with the schema that checks its files. */
export const collections = { ...shared, ...ofKinds };
