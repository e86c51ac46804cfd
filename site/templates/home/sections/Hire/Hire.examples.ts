const role = (short: string, rest = ' developers') => ({
  name: short + rest,
  short,
  page: `/hire-${short.toLowerCase()}/`,
});
const roles = [
  ...['Mobile app', 'iOS', 'Android', 'Flutter', 'React', 'Vue.js', 'Node.js', 'Backend'].map((short) =>
    role(short),
  ),
  role('Prompt engineers', ''),
];
const group = (id: string, name: string, of: typeof roles) => ({
  card: {
    ...{ id, name, currency: 'USD', year: 2025 },
    regions: [
      { id: 'east', office: 'Turku', low: 15, high: 40 },
      { id: 'west', office: 'Porto', low: 45, high: 85 },
    ],
  },
  roles: of,
});
const groups = [
  group('developers', 'Developers', roles.slice(0, -1)),
  group('prompt-engineers', 'Prompt engineers', roles.slice(-1)),
];
const words = {
  heading: 'Nine roles & what an hour costs',
  lede: 'You interview everybody before they join. For under 60 hours of work, a freelancer is the better hire.',
  link: { label: 'All roles and rates', page: '/hire/' },
};

export default {
  'all pages built': { ...words, groups, resolveLink: (page: string) => page },
  'no page built': { ...words, groups, resolveLink: () => undefined },
  'one role, long words': {
    ...words,
    groups: [group('auditors', 'Auditors', [role('Internationalization and telecommunications')])],
    resolveLink: () => undefined,
  },
};
