import type { Kind } from '../../collections/Kind.ts';

/** Whom it lends: the list of roles and a page for each. */
export const kind = {
  collections: {
    'hire-hub': {
      files: 'pages/hubs/hire.yaml',
      address: '/hire/',
      route: 'pages/index.astro',
      words: [250, 700],
    },
    'hire-pages': {
      files: 'pages/hire/*.yaml',
      address: '/*/',
      route: 'pages/[hire].astro',
      under: 'hire-hub',
      words: [500, 850],
      headings: 10,
      searched: true,
      measured: true,
    },
  },
} as const satisfies Kind;
