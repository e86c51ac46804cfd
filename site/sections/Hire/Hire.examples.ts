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
const rate = (id: string, name: string, low: number, high: number) => ({
  ...{ id, name, low, high, currency: 'USD', region: 'India', year: 2025 },
});
const rates = [
  rate('developers', 'Developers', 15, 40),
  rate('designers', 'Designers', 15, 40),
  rate('prompt-engineers', 'Prompt engineers', 20, 60),
];
const words = {
  heading: 'Nine roles & what an hour costs',
  lede: 'You interview everybody before they join. For under 60 hours of work, a freelancer is the better hire.',
  link: { label: 'All roles and rates', page: '/hire/' },
};

export default {
  'all pages built': { ...words, roles, rates, href: (page: string) => page },
  'no page built': { ...words, roles, rates, href: () => undefined },
  'one role, long words': {
    ...words,
    roles: [role('Internationalization and telecommunications')],
    rates: rates.slice(2),
    href: () => undefined,
  },
};
