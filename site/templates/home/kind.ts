import type { Kind } from '../../collections/Kind.ts';

/** The front page. */
export const kind = {
  collections: {
    home: {
      files: 'pages/home.yaml',
      address: '/',
      route: 'pages/index.astro',
      measured: true,
      needed: true,
    },
  },
} as const satisfies Kind;
