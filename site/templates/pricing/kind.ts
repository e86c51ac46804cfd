import type { Kind } from '../../collections/Kind.ts';

/** What it costs: prices and the calculator. */
export const kind = {
  collections: {
    'cost-calculator': {
      files: 'pages/company/cost-calculator.yaml',
      address: '/cost-calculator/',
      route: 'pages/cost-calculator.astro',
    },
    pricing: {
      files: 'pages/company/pricing.yaml',
      address: '/pricing/',
      route: 'pages/pricing.astro',
      words: [400, 1200],
      measured: true,
    },
  },
} as const satisfies Kind;
