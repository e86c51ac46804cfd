import { defineCollection } from 'astro:content';
import type { z } from 'astro/zod';
import { paletteSchema } from './art/palette.schema.ts';
import { popupSchema } from './contact/popup.schema.ts';
import { navigationSchema } from './layout/navigation.schema.ts';
import { chapterLoader } from './collections/chapterLoader.ts';
import { checkAddresses } from './collections/checkAddresses.ts';
import { collectionLoader } from './collections/collectionLoader.ts';
import type { Collection } from './collections/contentFiles.ts';
import { rateCardSchema } from './collections/rateCard.ts';
import { caseChapterSchema, postChapterSchema } from './records/chapters.ts';
import { actionSchema } from './records/actions.ts';
import { agencySchema } from './records/agency.schema.ts';
import { awardSchema } from './records/awards.ts';
import { bannerSchema } from './records/banners.ts';
import { availabilitySchema } from './templates/hire/records/bench.ts';
import { certificateSchema } from './records/certificates.ts';
import { clientSiteSchema } from './templates/cases/records/clientSites.ts';
import { clientSchema } from './records/clients.ts';
import { companySchema } from './templates/rankings/records/companies.ts';
import { databaseSchema } from './records/databases.ts';
import { employeeSchema } from './templates/jobs/records/employees.ts';
import { engagementModelSchema } from './records/engagement.ts';
import { entitySchema } from './templates/papers/records/entities.ts';
import { eventSchema } from './templates/company/records/events.ts';
import { factSchema } from './records/facts.ts';
import { figureSchema } from './records/figures.ts';
import { frameworkSchema } from './records/frameworks.ts';
import { hiringSchema } from './records/hiring.ts';
import { industrySchema } from './records/industries.ts';
import { openProjectSchema } from './templates/company/records/openProjects.ts';
import { payLevelSchema } from './templates/jobs/records/payLevels.ts';
import { personSchema } from './records/people.ts';
import { phaseSchema } from './records/phases.ts';
import { placeSchema } from './records/places.ts';
import { planSchema } from './records/plans.ts';
import { platformSchema } from './records/platforms.ts';
import { productRoleSchema } from './templates/industries/records/productRoles.ts';
import { promiseSchema } from './records/promises.ts';
import { questionSchema } from './records/questions.ts';
import { rankingLabelsSchema } from './templates/rankings/records/rankings.ts';
import { reviewSchema } from './records/review.schema.ts';
import { roleSchema } from './records/roles.ts';
import { sampleProjectSchema } from './templates/papers/records/sampleProject.ts';
import { senioritySchema } from './records/seniority.ts';
import { serviceGroupSchema } from './templates/services/records/serviceGroups.ts';
import { serviceSchema } from './records/services.ts';
import { talkSchema } from './templates/company/records/talks.ts';
import { technologyGroupSchema } from './records/technologies.ts';
import { toolSetSchema } from './records/toolSets.ts';
import { searchSchema } from './search/search.schema.ts';
import { aboutSchema } from './templates/company/About.schema.ts';
import { blogIndexSchema } from './templates/blog/Index.schema.ts';
import { bookACallSchema } from './templates/contact/BookACall.schema.ts';
import { careersSchema } from './templates/jobs/Careers.schema.ts';
import { caseStudySchema } from './templates/cases/cases.schema.ts';
import { contactPageSchema } from './templates/contact/ContactPage.schema.ts';
import { costCalculatorSchema } from './templates/pricing/CostCalculator.schema.ts';
import { countryPageSchema } from './templates/countries/countries.schema.ts';
import { eventsPageSchema } from './templates/company/Events.schema.ts';
import { figuresPageSchema } from './templates/company/FiguresPage.schema.ts';
import { generativeAiSchema } from './templates/company/GenerativeAi.schema.ts';
import { hirePageSchema } from './templates/hire/hire.schema.ts';
import { hireHubSchema } from './templates/hire/Hub.schema.ts';
import { homeSchema } from './templates/home/Home.schema.ts';
import { howWeWorkSchema } from './templates/company/HowWeWork.schema.ts';
import { industriesHubSchema } from './templates/industries/Hub.schema.ts';
import { industryPageSchema } from './templates/industries/industries.schema.ts';
import { jobSchema } from './templates/jobs/Job.schema.ts';
import { legalSchema } from './templates/legal/Legal.schema.ts';
import { locationsSchema } from './templates/countries/Locations.schema.ts';
import { notFoundSchema } from './templates/search/NotFound.schema.ts';
import { noticesSchema } from './templates/legal/Notices.schema.ts';
import { offlineSchema } from './templates/search/Offline.schema.ts';
import { openSourceSchema } from './templates/company/OpenSource.schema.ts';
import { paperSchema } from './templates/papers/Paper.schema.ts';
import { portfolioSchema } from './templates/cases/Portfolio.schema.ts';
import { postSchema } from './templates/blog/Post.schema.ts';
import { pricingSchema } from './templates/pricing/Pricing.schema.ts';
import { rankingSchema } from './templates/rankings/rankings.schema.ts';
import { rankingMethodSchema } from './templates/rankings/Method.schema.ts';
import { rankingsHubSchema } from './templates/rankings/Hub.schema.ts';
import { searchPageSchema } from './templates/search/SearchPage.schema.ts';
import { securitySchema } from './templates/company/Security.schema.ts';
import { servicePageSchema } from './templates/services/services.schema.ts';
import { servicesHubSchema } from './templates/services/Hub.schema.ts';
import { sharedWordsSchema } from './sections/sharedWords.schema.ts';
import { testimonialsSchema } from './templates/company/Testimonials.schema.ts';
import { thankYouSchema } from './templates/contact/ThankYou.schema.ts';

checkAddresses();

const collection = <Schema extends z.ZodType>(name: Collection, schema: Schema) =>
  defineCollection({ loader: collectionLoader(name, schema), schema });

/** Every collection with the schema that checks its files; `collections/contentFiles.ts` says where they lie. */
export const collections = {
  navigation: collection('navigation', navigationSchema),
  palette: collection('palette', paletteSchema),
  popup: collection('popup', popupSchema),
  'search-words': collection('search-words', searchSchema),

  'shared-words': collection('shared-words', sharedWordsSchema),

  home: collection('home', homeSchema),
  about: collection('about', aboutSchema),
  'book-a-call': collection('book-a-call', bookACallSchema),
  careers: collection('careers', careersSchema),
  contact: collection('contact', contactPageSchema),
  'cost-calculator': collection('cost-calculator', costCalculatorSchema),
  'events-page': collection('events-page', eventsPageSchema),
  'figures-page': collection('figures-page', figuresPageSchema),
  'how-we-work': collection('how-we-work', howWeWorkSchema),
  locations: collection('locations', locationsSchema),
  methodology: collection('methodology', rankingMethodSchema),
  'not-found': collection('not-found', notFoundSchema),
  notices: collection('notices', noticesSchema),
  offline: collection('offline', offlineSchema),
  'open-source': collection('open-source', openSourceSchema),
  pricing: collection('pricing', pricingSchema),
  search: collection('search', searchPageSchema),
  security: collection('security', securitySchema),
  testimonials: collection('testimonials', testimonialsSchema),
  'thank-you': collection('thank-you', thankYouSchema),
  blog: collection('blog', blogIndexSchema),
  'generative-ai': collection('generative-ai', generativeAiSchema),
  'hire-hub': collection('hire-hub', hireHubSchema),
  'industries-hub': collection('industries-hub', industriesHubSchema),
  portfolio: collection('portfolio', portfolioSchema),
  'rankings-hub': collection('rankings-hub', rankingsHubSchema),
  'services-hub': collection('services-hub', servicesHubSchema),
  'case-studies': collection('case-studies', caseStudySchema),
  'country-pages': collection('country-pages', countryPageSchema),
  'hire-pages': collection('hire-pages', hirePageSchema),
  'industry-pages': collection('industry-pages', industryPageSchema),
  jobs: collection('jobs', jobSchema),
  'legal-pages': collection('legal-pages', legalSchema),
  papers: collection('papers', paperSchema),
  posts: collection('posts', postSchema),
  'ranking-pages': collection('ranking-pages', rankingSchema),
  'service-pages': collection('service-pages', servicePageSchema),
  'case-chapters': defineCollection({
    loader: chapterLoader('case-chapters', caseChapterSchema),
    schema: caseChapterSchema,
  }),
  'post-chapters': defineCollection({
    loader: chapterLoader('post-chapters', postChapterSchema),
    schema: postChapterSchema,
  }),

  actions: collection('actions', actionSchema),
  agency: collection('agency', agencySchema),
  awards: collection('awards', awardSchema),
  banners: collection('banners', bannerSchema),
  bench: collection('bench', availabilitySchema),
  certificates: collection('certificates', certificateSchema),
  'client-sites': collection('client-sites', clientSiteSchema),
  clients: collection('clients', clientSchema),
  companies: collection('companies', companySchema),
  databases: collection('databases', databaseSchema),
  employees: collection('employees', employeeSchema),
  engagement: collection('engagement', engagementModelSchema),
  entities: collection('entities', entitySchema),
  events: collection('events', eventSchema),
  facts: collection('facts', factSchema),
  figures: collection('figures', figureSchema),
  frameworks: collection('frameworks', frameworkSchema),
  hiring: collection('hiring', hiringSchema),
  industries: collection('industries', industrySchema),
  'open-projects': collection('open-projects', openProjectSchema),
  'pay-levels': collection('pay-levels', payLevelSchema),
  people: collection('people', personSchema),
  phases: collection('phases', phaseSchema),
  places: collection('places', placeSchema),
  plans: collection('plans', planSchema),
  platforms: collection('platforms', platformSchema),
  'product-roles': collection('product-roles', productRoleSchema),
  promises: collection('promises', promiseSchema),
  questions: collection('questions', questionSchema),
  'ranking-labels': collection('ranking-labels', rankingLabelsSchema),
  rates: collection('rates', rateCardSchema),
  reviews: collection('reviews', reviewSchema),
  roles: collection('roles', roleSchema),
  'sample-project': collection('sample-project', sampleProjectSchema),
  seniority: collection('seniority', senioritySchema),
  'service-groups': collection('service-groups', serviceGroupSchema),
  services: collection('services', serviceSchema),
  talks: collection('talks', talkSchema),
  technologies: collection('technologies', technologyGroupSchema),
  'tool-sets': collection('tool-sets', toolSetSchema),
};
