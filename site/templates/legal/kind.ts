import type { Kind } from '../../collections/Kind.ts';

/** Legal texts, and notices on what others made. */
export const kind = {
  collections: {
    'legal-pages': { files: 'pages/legal/*.yaml', address: '/*/', route: 'pages/[legal].astro' },
    notices: { files: 'pages/company/notices.yaml', address: '/notices/', route: 'pages/notices.astro' },
  },
  endpoints: { '/notices.txt': { file: 'pages/notices.txt.ts', of: 'notices' } },
} as const satisfies Kind;
