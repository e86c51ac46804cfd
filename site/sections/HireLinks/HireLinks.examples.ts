const role = (name: string) => ({ name, page: `/hire-${name.length}-${name.slice(0, 1)}/` });
const hiring = { id: 'drivers', onboarding: '2 days' };
const words = {
  heading: 'Hire the driver & keep the plan',
  lede: 'By the month, with a reviewer of your own.',
};

export default {
  'six roles': {
    ...words,
    roles: ['Tram drivers', 'Signalmen', 'Cooks', 'Pilots of boats', 'Clerks', 'Bell ringers'].map(role),
    hiring,
    href: (page: string) => page,
  },
  'long words, one role, nothing to link to': {
    ...words,
    heading: 'Internationalization & accessibility',
    roles: [role('Incomprehensibility engineers')],
    hiring,
    href: () => undefined,
  },
};
