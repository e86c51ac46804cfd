const promise = (label: string) => ({
  icon: 'presentation',
  label,
  page: '/promises/',
  fact: label.toLowerCase().replaceAll(' ', '-'),
});
const words = {
  heading: 'When not to hire a gardener',
  lede: 'For one tree hire a [tree surgeon](/trees/).',
  benefits: {
    heading: 'Part of every plan',
    promised: [promise('Weekly walks'), promise('Notes on paper'), promise('A second gardener')],
  },
  resolveLink: (page: string) => page,
};

export default {
  'another role and three benefits': words,
  'a benefit of its own': {
    ...words,
    ownBenefit: { icon: 'users', title: 'Two gardeners', fact: 'two' },
  },
  'on mist, long words, no page built': {
    ...words,
    heading: 'When internationalization is better',
    ground: 'mist',
    resolveLink: () => undefined,
  },
};
