import type { Kind } from '../../collections/Kind.ts';

/** Where its clients are: the list of places and a page for each. */
export const kind = {
  collections: {
    locations: {
      files: 'pages/company/locations.yaml',
      address: '/locations/',
      route: 'pages/locations.astro',
      words: [250, 700],
    },
    'country-pages': {
      files: 'pages/countries/**/*.yaml',
      address: '/*/',
      route: 'pages/[...country].astro',
      under: 'locations',
      words: [500, 1000],
      searched: true,
      measured: true,
    },
  },
} as const satisfies Kind;
