/** The gallery holds the symbol that examples show as a logo. */
const sprite = '';
const framework = (name: string, own = false) => ({
  name,
  icon: 'tool',
  text: 'When the rails are there already, and somebody keeps them.',
  page: `/${name.toLowerCase()}/`,
  own,
});
const roles = [
  { name: 'Drivers', page: '/hire-drivers/' },
  { name: 'Conductors', page: '/hire-conductors/' },
];
const hiring = { id: 'drivers', onboarding: '2 days' };
const words = {
  heading: 'Three rails & one honest line each',
  lede: 'We lay all three.',
  hire: { heading: 'Hire a person instead', text: 'With a plan of your own, take somebody by the month.' },
};

export default {
  'three frameworks, two roles': {
    ...words,
    frameworks: [framework('Steel'), framework('Wood', true), framework('Rubber')],
    sprite,
    roles,
    hiring,
    resolveLink: (page: string) => page,
  },
  'long words, nothing to link to': {
    ...words,
    heading: 'Internationalization & accessibility',
    frameworks: [framework('Incomprehensibilities'), framework('Two', true)],
    sprite,
    roles,
    hiring,
    resolveLink: () => undefined,
  },
};
