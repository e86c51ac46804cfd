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
const hiring = [
  {
    id: 'developers',
    name: 'Developers',
    onboarding: '2 days',
    provider: '1–2 weeks',
    inHouse: '6–12 weeks',
  },
  {
    id: 'designers',
    name: 'Designers',
    onboarding: '2–3 days',
    provider: '1–2 weeks',
    inHouse: '4–12 weeks',
  },
  {
    id: 'prompt-engineers',
    name: 'Prompt engineers',
    onboarding: '72 hours',
    provider: '1–2 weeks',
    inHouse: '6–12 weeks',
  },
];
const words = {
  heading: 'Nine roles & how soon each one starts',
  lede: 'You interview everybody before they join. For under 60 hours of work, a freelancer is the better hire.',
  link: { label: 'All roles and rates', page: '/hire/' },
};

export default {
  'all pages built': { ...words, roles, hiring, href: (page: string) => page },
  'no page built': { ...words, roles, hiring, href: () => undefined },
  'one role, long words': {
    ...words,
    roles: [role('Internationalization and telecommunications')],
    hiring: hiring.slice(2),
    href: () => undefined,
  },
};
