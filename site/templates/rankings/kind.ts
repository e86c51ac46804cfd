import type { Kind } from '../../collections/Kind.ts';

/** Rankings of companies, how they are made, and the list of them. */
export const kind = {
  collections: {
    'rankings-hub': {
      files: 'pages/hubs/top-companies.yaml',
      address: '/top-companies/',
      route: 'pages/index.astro',
      needed: ['methodology', 'ranking-pages'],
      words: [250, 700],
    },
    methodology: {
      files: 'pages/company/methodology.yaml',
      address: '/top-companies/methodology/',
      route: 'pages/methodology.astro',
      needed: ['rankings-hub', 'ranking-pages'],
      words: [400, 1200],
    },
    'ranking-pages': {
      files: 'pages/rankings/*.yaml',
      address: '/top-companies/*/',
      route: 'pages/[ranking].astro',
      words: [700, 1800],
      searched: true,
      measured: true,
    },
    companies: { files: 'records/companies/*.yaml' },
    'ranking-labels': {
      files: 'records/ranking-labels.yaml',
      needed: ['rankings-hub', 'methodology', 'ranking-pages'],
    },
  },
} as const satisfies Kind;
