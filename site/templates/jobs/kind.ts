import type { Kind } from '../../collections/Kind.ts';

/** Working there: careers and a page for each open role. */
export const kind = {
  collections: {
    careers: {
      files: 'pages/company/careers.yaml',
      address: '/careers/',
      route: 'pages/careers.astro',
      needed: ['jobs'],
      words: [400, 1200],
    },
    jobs: { files: 'pages/jobs/*.yaml', address: '/careers/*/', route: 'pages/[job].astro' },
    employees: { files: 'records/employees/*.yaml' },
    'pay-levels': { files: 'records/pay-levels/*.yaml' },
  },
} as const satisfies Kind;
