import { CONTACT_PAGE, THANKS_PAGE } from '../../contract/addresses.ts';
import type { Collection } from './contentFiles.ts';

/** The address of each kind of page; `*` stands for the name of its file. */
const addresses = {
  home: '/',
  about: '/about/',
  'book-a-call': '/book-a-call/',
  careers: '/careers/',
  contact: CONTACT_PAGE,
  'cost-calculator': '/cost-calculator/',
  'events-page': '/events/',
  'figures-page': '/figures/',
  'how-we-work': '/how-we-work/',
  locations: '/locations/',
  methodology: '/top-companies/methodology/',
  notices: '/notices/',
  offline: '/offline/',
  'open-source': '/open-source/',
  pricing: '/pricing/',
  search: '/search/',
  security: '/security/',
  testimonials: '/testimonials/',
  'thank-you': THANKS_PAGE,

  blog: '/blog/',
  'generative-ai': '/generative-ai/',
  'hire-hub': '/hire/',
  'industries-hub': '/industries/',
  portfolio: '/portfolio/',
  'rankings-hub': '/top-companies/',
  'services-hub': '/services/',

  'case-studies': '/case-studies/*/',
  'country-pages': '/*/',
  'hire-pages': '/*/',
  'industry-pages': '/*/',
  jobs: '/careers/*/',
  'legal-pages': '/*/',
  papers: '/papers/*/',
  posts: '/blog/*/',
  'ranking-pages': '/top-companies/*/',
  'service-pages': '/services/*/',
} as const satisfies Partial<Record<Collection, string>>;

/** A collection whose entries are pages. */
export type PageKind = keyof typeof addresses;

/** All kinds of pages. */
export const pageKinds = Object.keys(addresses).filter((name): name is PageKind => name in addresses);

/** The address of a page by its kind and the name of its file, such as `/services/web-development/`. */
export const addressOf = (kind: PageKind, id = ''): string => addresses[kind].replace('*', id);

/** The file with which a calendar takes an event, by the name of the event's record. */
export const calendarOf = (event: string): string => `${addresses['events-page']}${event}.ics`;
