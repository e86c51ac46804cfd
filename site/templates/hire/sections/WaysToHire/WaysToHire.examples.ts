const promise = (label: string) => ({
  icon: 'presentation',
  label,
  short: 'On Fridays you see the beds, rain or not.',
  page: '/promises/',
  fact: label.toLowerCase().replaceAll(' ', '-'),
});
const words = {
  heading: 'When not to hire a gardener',
  lede: 'For one tree hire a [tree surgeon](/trees/).',
  benefits: {
    heading: 'What comes with the hour',
    own: {
      icon: 'users',
      title: 'A second gardener',
      text: 'A second gardener knows your beds and covers holidays.',
    },
  },
  promised: [promise('Weekly walks'), promise('Notes on paper')],
  resolveLink: (page: string) => page,
};

export default {
  'another role and three benefits': words,
  'on mist, long words, no page built': {
    ...words,
    heading: 'When internationalization is better',
    ground: 'mist',
    resolveLink: () => undefined,
  },
};
