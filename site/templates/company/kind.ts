import type { Kind } from '../../collections/Kind.ts';

/** Pages about the agency itself. */
export const kind = {
  collections: {
    about: {
      files: 'pages/company/about.yaml',
      address: '/about/',
      route: 'pages/about.astro',
      words: [400, 1200],
      measured: true,
    },
    'events-page': {
      files: 'pages/company/events.yaml',
      address: '/events/',
      route: 'pages/events.astro',
      words: [400, 1200],
    },
    'figures-page': {
      files: 'pages/company/figures.yaml',
      address: '/figures/',
      route: 'pages/figures.astro',
      words: [400, 1200],
    },
    'generative-ai': {
      files: 'pages/hubs/generative-ai.yaml',
      address: '/generative-ai/',
      route: 'pages/generative-ai.astro',
      words: [250, 700],
    },
    'how-we-work': {
      files: 'pages/company/how-we-work.yaml',
      address: '/how-we-work/',
      route: 'pages/how-we-work.astro',
      words: [400, 1200],
    },
    'open-source': {
      files: 'pages/company/open-source.yaml',
      address: '/open-source/',
      route: 'pages/open-source.astro',
      words: [400, 1200],
    },
    security: {
      files: 'pages/company/security.yaml',
      address: '/security/',
      route: 'pages/security.astro',
      words: [400, 1200],
    },
    testimonials: {
      files: 'pages/company/testimonials.yaml',
      address: '/testimonials/',
      route: 'pages/testimonials.astro',
    },
    events: { files: 'records/events/*.yaml' },
    'open-projects': { files: 'records/open-projects/*.yaml' },
    'reply-times': { files: 'records/reply-times.json' },
    talks: { files: 'records/talks/*.yaml' },
  },
  endpoints: { '/events/[event].ics': { file: 'pages/[event].ics.ts', of: 'events-page' } },
} as const satisfies Kind;
