import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { screenSchema } from './art/devices/screen.schema.ts';
import { COMPOSITIONS } from './art/Motif.ts';
import { GROUNDS, paletteSchema } from './art/palette.schema.ts';
import { popupSchema } from './contact/popup.schema.ts';
import { navigationSchema } from './layout/navigation.schema.ts';
import { caseStudySchema } from './lib/caseStudy.schema.ts';
import { chapterFolder } from './lib/chapterFolder.ts';
import { availabilitySchema } from './lib/availability.schema.ts';
import { employeeSchema } from './lib/employee.schema.ts';
import { jobSchema } from './lib/job.schema.ts';
import { certificateSchema } from './lib/certificate.schema.ts';
import { clientSchema } from './lib/client.schema.ts';
import { eventSchema } from './lib/event.schema.ts';
import { companySchema } from './lib/company.schema.ts';
import { rankingLabelsSchema } from './lib/rankingLabels.schema.ts';
import { frameworkSchema } from './lib/framework.schema.ts';
import { placeSchema } from './lib/place.schema.ts';
import { personSchema } from './lib/person.schema.ts';
import { questionSchema } from './lib/question.schema.ts';
import { trustBadgeSchema } from './lib/trustBadge.schema.ts';
import { rateCardSchema } from './lib/rateCard.schema.ts';
import { reviewSchema } from './lib/review.schema.ts';
import { siteSchema } from './lib/site.schema.ts';
import { technologyGroupSchema } from './lib/technology.schema.ts';
import { toolSetSchema } from './lib/toolSet.schema.ts';
import { yamlFolder } from './lib/yamlCollection.ts';
import { awardSchema } from './sections/Awards/Awards.schema.ts';
import { caseChapterSchema } from './sections/CaseChapter/CaseChapter.schema.ts';
import { phaseSchema } from './sections/Process/Process.schema.ts';
import { engagementModelSchema, planSchema } from './sections/EngagementModels/EngagementModels.schema.ts';
import { figureSchema } from './sections/Figures/Figures.schema.ts';
import { hiringSchema, roleSchema } from './sections/Hire/Hire.schema.ts';
import { postChapterSchema } from './sections/PostChapter/PostChapter.schema.ts';
import { clientSiteSchema } from './sections/ClientSites/ClientSites.schema.ts';
import { openProjectSchema } from './sections/OpenProjects/OpenProjects.schema.ts';
import { talkSchema } from './sections/Talks/Talks.schema.ts';
import { industrySchema } from './sections/Industries/Industries.schema.ts';
import { platformSchema } from './sections/Platforms/Platforms.schema.ts';
import { serviceGroupSchema } from './sections/ServiceGroups/ServiceGroups.schema.ts';
import { serviceSchema } from './sections/Services/Services.schema.ts';
import { casePageSchema } from './templates/CaseStudy.schema.ts';
import { countryPageSchema } from './templates/Country.schema.ts';
import { locationsSchema } from './templates/Locations.schema.ts';
import { aboutSchema } from './templates/About.schema.ts';
import { blogIndexSchema } from './templates/BlogIndex.schema.ts';
import { bookACallSchema } from './templates/BookACall.schema.ts';
import { careersSchema } from './templates/Careers.schema.ts';
import { contactPageSchema } from './templates/ContactPage.schema.ts';
import { eventsPageSchema } from './templates/Events.schema.ts';
import { figuresPageSchema } from './templates/FiguresPage.schema.ts';
import { notFoundSchema } from './templates/NotFound.schema.ts';
import { postSchema } from './templates/Post.schema.ts';
import { generativeAiSchema } from './templates/GenerativeAi.schema.ts';
import { openSourceSchema } from './templates/OpenSource.schema.ts';
import { pricingSchema } from './templates/Pricing.schema.ts';
import { testimonialsSchema } from './templates/Testimonials.schema.ts';
import { thankYouSchema } from './templates/ThankYou.schema.ts';
import { hirePageSchema } from './templates/Hire.schema.ts';
import { hireHubSchema } from './templates/HireHub.schema.ts';
import { costCalculatorSchema } from './templates/CostCalculator.schema.ts';
import { homeSchema } from './templates/Home.schema.ts';
import { howWeWorkSchema } from './templates/HowWeWork.schema.ts';
import { securitySchema } from './templates/Security.schema.ts';
import { industryPageSchema } from './templates/Industry.schema.ts';
import { industriesHubSchema } from './templates/IndustriesHub.schema.ts';
import { legalSchema } from './templates/Legal.schema.ts';
import { frameworkPageSchema } from './templates/FrameworkService.schema.ts';
import { servicesHubSchema } from './templates/ServicesHub.schema.ts';
import { portfolioSchema } from './templates/Portfolio.schema.ts';
import { rankingSchema } from './templates/Ranking.schema.ts';
import { rankingMethodSchema } from './templates/RankingMethod.schema.ts';
import { rankingsHubSchema } from './templates/RankingsHub.schema.ts';
import { servicePageSchema } from './templates/Service.schema.ts';

const collection = <Schema extends z.ZodType>(folder: string, schema: Schema, pattern?: string) =>
  defineCollection({ loader: yamlFolder(folder, schema, pattern), schema });

const coverSchemas = { composition: z.enum(COMPOSITIONS), ground: z.enum(GROUNDS) };

/** The folders of `content/`, one collection each, with the schema that checks their files. */
export const collections = {
  about: collection('about', aboutSchema),
  awards: collection('awards', awardSchema),
  bench: collection('bench', availabilitySchema),
  caseChapters: defineCollection({ loader: chapterFolder('case-studies'), schema: caseChapterSchema }),
  casePages: collection('case-studies', casePageSchema, '*.md'),
  blogIndex: collection('blog', blogIndexSchema),
  bookACall: collection('book-a-call', bookACallSchema),
  careers: collection('careers', careersSchema),
  caseStudies: collection('case-studies', caseStudySchema(coverSchemas, screenSchema)),
  certificates: collection('certificates', certificateSchema),
  clientSites: collection('client-sites', clientSiteSchema),
  clients: collection('clients', clientSchema),
  companies: collection('companies', companySchema),
  contact: collection('contact', contactPageSchema),
  countries: collection('countries', countryPageSchema, '**/*.yaml'),
  costCalculator: collection('cost-calculator', costCalculatorSchema),
  employees: collection('employees', employeeSchema),
  engagement: collection('engagement', engagementModelSchema),
  events: collection('events', eventSchema),
  eventsPage: collection('events-page', eventsPageSchema),
  faq: collection('faq', questionSchema),
  figures: collection('figures', figureSchema),
  figuresPage: collection('figures-page', figuresPageSchema),
  frameworkPages: collection('framework-pages', frameworkPageSchema),
  frameworks: collection('frameworks', frameworkSchema),
  generativeAi: collection('generative-ai', generativeAiSchema),
  hire: collection('hire', hirePageSchema),
  hireHub: collection('hire-hub', hireHubSchema),
  hiring: collection('hiring', hiringSchema),
  home: collection('home', homeSchema),
  howWeWork: collection('how-we-work', howWeWorkSchema),
  industries: collection('industries', industrySchema),
  industryPages: collection('industry-pages', industryPageSchema, '**/*.yaml'),
  industriesHub: collection('industries-hub', industriesHubSchema),
  jobs: collection('jobs', jobSchema),
  legal: collection('legal', legalSchema),
  locations: collection('locations', locationsSchema),
  navigation: collection('navigation', navigationSchema),
  notFound: collection('not-found', notFoundSchema),
  openProjects: collection('open-source-projects', openProjectSchema),
  openSource: collection('open-source', openSourceSchema),
  palette: collection('brand', paletteSchema, 'palette.yaml'),
  people: collection('people', personSchema),
  phases: collection('phases', phaseSchema),
  places: collection('places', placeSchema),
  plans: collection('plans', planSchema),
  platforms: collection('platforms', platformSchema),
  popup: collection('popup', popupSchema),
  portfolio: collection('portfolio', portfolioSchema),
  postChapters: defineCollection({ loader: chapterFolder('posts'), schema: postChapterSchema }),
  posts: collection('posts', postSchema, '*.md'),
  pricing: collection('pricing', pricingSchema),
  rankingLabels: collection('ranking-labels', rankingLabelsSchema),
  rankingMethod: collection('ranking-method', rankingMethodSchema),
  rankingsHub: collection('rankings-hub', rankingsHubSchema),
  rates: collection('rates', rateCardSchema),
  reviews: collection('reviews', reviewSchema),
  roles: collection('roles', roleSchema),
  serviceGroups: collection('service-groups', serviceGroupSchema),
  servicePages: collection('service-pages', servicePageSchema),
  security: collection('security', securitySchema),
  services: collection('services', serviceSchema),
  servicesHub: collection('services-hub', servicesHubSchema),
  site: collection('site', siteSchema),
  talks: collection('talks', talkSchema),
  technologies: collection('technologies', technologyGroupSchema),
  testimonials: collection('testimonials', testimonialsSchema),
  thankYou: collection('thank-you', thankYouSchema),
  toolSets: collection('tool-sets', toolSetSchema),
  topCompanies: collection('top-companies', rankingSchema),
  trustBadges: collection('trust-badges', trustBadgeSchema),
};
