const role = (name: string, text: string, leads: string[], helps: string[]) => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  ...{ name, text, leads, helps },
  page: `/${name.length}/`,
  rates: 'gardeners',
  offices: [
    { office: 'Porto', low: 15, high: 40 },
    { office: 'Turku', low: 45, high: 85 },
  ],
});
const words = {
  ...{ currency: 'USD', year: 2025 },
  heading: 'Which gardener you need',
  lede: 'A full square is what the role brings alone.',
  skills: ['Beds', 'Trees', 'Walls', 'Water', 'Bees', 'Paths', 'Seeds', 'Tools'],
  joins: [
    { id: 'developers', name: 'Gardeners', onboarding: '2 days', roles: 3 },
    { id: 'designers', name: 'Designers', onboarding: '2–3 days', roles: 1 },
  ],
};

export default {
  'two groups': {
    ...words,
    resolveLink: (page: string) => page,
    groups: [
      {
        heading: 'Outdoors',
        roles: [
          role('Gardeners', 'For beds.', ['Beds'], ['Walls']),
          role('Foresters', 'For anything higher than a house.', ['Trees', 'Water'], []),
        ],
      },
      { heading: 'Glass & soil', roles: [role('Growers', 'When it has to ripen.', ['Water'], ['Beds'])] },
    ],
  },
  'one role, long words, no page built': {
    ...words,
    heading: 'Which auditor you need',
    resolveLink: () => undefined,
    groups: [
      {
        heading: 'Telecommunication auditors',
        roles: [
          role(
            'Internationalization responsibilities',
            'A text as long as it may be shows that the columns keep their width beside it, on windows of every width.',
            ['Beds'],
            ['Trees', 'Walls', 'Water'],
          ),
        ],
      },
    ],
  },
};
