import type { Kind } from '../../collections/Kind.ts';

/** Finding a page: search, the page for lost addresses, the page without a line. */
export const kind = {
  collections: {
    'not-found': { files: 'pages/company/not-found.yaml', route: 'pages/404.astro', needed: true },
    offline: {
      files: 'pages/company/offline.yaml',
      address: '/offline/',
      route: 'pages/offline.astro',
      unlisted: true,
    },
    search: {
      files: 'pages/company/search.yaml',
      address: '/search/',
      route: 'pages/search.astro',
      unlisted: true,
    },
  },
} as const satisfies Kind;
