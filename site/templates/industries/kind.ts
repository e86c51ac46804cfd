import type { Kind } from '../../collections/Kind.ts';

/** For whom it builds: the list of industries and a page for each. */
export const kind = {
  collections: {
    'industries-hub': {
      files: 'pages/hubs/industries.yaml',
      address: '/industries/',
      route: 'pages/industries.astro',
      words: [250, 700],
    },
    'industry-pages': {
      files: 'pages/industries/**/*.yaml',
      address: '/*/',
      route: 'pages/[...industry].astro',
      under: 'industries-hub',
      words: [500, 850],
      headings: 10,
      searched: true,
      measured: true,
    },
    'product-roles': { files: 'records/product-roles/*.yaml' },
  },
} as const satisfies Kind;
