import type { Kind } from '../../collections/Kind.ts';

/** Posts, their list and their feeds. */
export const kind = {
  collections: {
    blog: { files: 'pages/hubs/blog.yaml', address: '/blog/', route: 'pages/index.astro', words: [250, 700] },
    posts: {
      files: 'pages/posts/*.md',
      address: '/blog/*/',
      route: 'pages/[post].astro',
      under: 'blog',
      words: [900, 1600],
      tells: 'opinions',
      measured: true,
    },
    'post-chapters': { files: 'pages/posts/*.md', chapters: true },
  },
  endpoints: {
    '/feed.json': { file: 'pages/feed.json.ts', of: 'blog' },
    '/feed.xml': { file: 'pages/feed.xml.ts', of: 'blog' },
  },
} as const satisfies Kind;
