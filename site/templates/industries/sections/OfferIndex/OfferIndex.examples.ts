/** The gallery holds the symbol that examples show as a logo. */
const sprite = '';
const row = { name: 'Stock app', text: 'Counts shelves without a signal.', page: '/stock/' };
const words = {
  heading: 'What you can order',
  lede: 'Each part stands by itself. We turn down price scraping.',
  rows: [row, { ...row, name: 'Internationalization' }, { ...row, name: 'Till' }],
  benefits: {
    heading: 'What a shop can check',
    entries: [
      {
        icon: 'package',
        title: '12 packs fewer',
        text: 'Lost a month, by the auditor’s count.',
        fact: 'example',
      },
      { icon: 'check', title: 'One count', text: 'A figure that stays.', page: '/figures/' },
      { icon: 'store', title: 'No second entry', text: 'The till writes it.' },
    ],
  },
  tools: {
    heading: 'Built with',
    sprite,
    groups: [{ name: 'Mobile', items: [{ name: 'Swift', icon: 'tool' }] }],
  },
};

export default {
  'three parts, linked': { ...words, resolveLink: (page: string) => page },
  'no lede, pages not built yet': { ...words, lede: undefined, resolveLink: () => undefined },
};
