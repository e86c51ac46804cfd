const normal = {
  heading: 'Narrow the boats',
  labels: { service: 'Service', industry: 'Industry', platform: 'Platform' },
  sort: { label: 'Sort by', chosen: 'Our choice', name: 'Name', industry: 'Industry' },
  reset: 'Show all',
  count: '{shown} of {total} boats shown',
  empty: {
    both: 'No boat has both {one} and {other}.',
    several: 'No boat has {tags} at once.',
    without: 'Without {tags}: {count}',
  },
  script: '/',
  shown: 10,
  total: 40,
  groups: [
    {
      name: 'service',
      tags: [
        { label: 'Sails', slug: 'sails', count: 31 },
        { label: 'Engines', slug: 'engines', count: 12 },
      ],
    },
    { name: 'industry', tags: [{ label: 'Fishing', slug: 'fishing', count: 40 }] },
    { name: 'platform', tags: [{ label: 'Wood', slug: 'wood', count: 9 }] },
  ],
};

export default {
  normal,
  'many long tags': {
    ...normal,
    groups: [
      {
        name: 'service',
        tags: Array.from({ length: 14 }, (_, i) => ({
          label: `Hydrographic modernization ${i + 1}`,
          slug: `tag-${i}`,
          count: i,
        })),
      },
      ...normal.groups.slice(1),
    ],
  },
};
