import type { Kind } from '../../collections/Kind.ts';

/** What it built: the portfolio and a page for each case study. */
export const kind = {
  collections: {
    portfolio: {
      files: 'pages/hubs/portfolio.yaml',
      address: '/portfolio/',
      route: 'pages/portfolio.astro',
      words: [250, 700],
      measured: true,
    },
    'case-studies': {
      files: 'pages/case-studies/*.md',
      address: '/case-studies/*/',
      route: 'pages/[case].astro',
      under: 'portfolio',
      words: [700, 1200],
      tells: 'cases',
      measured: true,
    },
    'case-chapters': { files: 'pages/case-studies/*.md', chapters: true },
    'client-sites': { files: 'records/client-sites/*.yaml' },
  },
} as const satisfies Kind;
