import type { Kind } from '../../collections/Kind.ts';

/** What the agency does: the list of services and a page for each. */
export const kind = {
  collections: {
    'services-hub': {
      files: 'pages/hubs/services.yaml',
      address: '/services/',
      route: 'pages/index.astro',
      words: [250, 700],
    },
    'service-pages': {
      files: 'pages/services/*.yaml',
      address: '/services/*/',
      route: 'pages/[service].astro',
      under: 'services-hub',
      // Frameworks 850 at most, whose buyer knows what they are; the others 600 at least.
      words: [500, 1000],
      headings: 10,
      searched: true,
      measured: true,
    },
    'service-groups': { files: 'records/service-groups/*.yaml' },
  },
} as const satisfies Kind;
