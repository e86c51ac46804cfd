const role = (name: string, text: string, joins = '2 days') => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  text,
  joins,
  page: `/${name.length}/`,
});

export default {
  'two groups': {
    href: (page: string) => page,
    groups: [
      {
        heading: 'Outdoors',
        roles: [role('Gardeners', 'For beds.'), role('Foresters', 'For anything higher than a house.')],
      },
      { heading: 'Glass & soil', roles: [role('Growers', 'When it has to ripen in March.', '72 hours')] },
    ],
  },
  'one role, long words, no page built': {
    href: () => undefined,
    groups: [
      {
        heading: 'Telecommunication auditors',
        roles: [
          role(
            'Internationalization responsibilities',
            'A text as long as it may be shows that the columns keep their width beside it, on windows of every width from a phone to a wall.',
          ),
        ],
      },
    ],
  },
};
