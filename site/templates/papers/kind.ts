import type { Kind } from '../../collections/Kind.ts';

/** Papers of a project, to read and print. */
export const kind = {
  collections: {
    papers: {
      files: 'pages/papers/*.yaml',
      address: '/papers/*/',
      route: 'pages/[paper].astro',
      tells: 'records',
    },
    entities: { files: 'records/entities/*.yaml' },
    'sample-project': { files: 'records/sample-project.yaml', needed: ['papers'] },
  },
} as const satisfies Kind;
