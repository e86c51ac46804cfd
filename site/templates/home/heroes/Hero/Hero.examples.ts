const promise = { icon: 'file-lock', label: 'Strict NDA', page: '/security/', fact: 'strict-nda' };
const art = { wide: null, phone: null };

export default {
  'with everything': {
    headline: ['Software from', 'two climates', '& one team'],
    lede: 'Built in two countries since 2019. A developer joins within 2 days, and the first week is a trial.',
    action: 'Get free consultation',
    link: { label: 'See what we shipped', page: '/portfolio/' },
    promises: [
      promise,
      { ...promise, icon: 'reply', label: 'Reply within 24 hours', fact: 'reply-within-24-hours' },
    ],
    resolveLink: (page: string) => page,
    art,
  },
  'long words, nothing linked, one promise': {
    headline: ['Softwareentwicklung', 'Kundenbetreuung'],
    lede: 'A sentence that is as long as an editor may write it, so that the measure of its lines can be judged here.',
    action: 'Beratungsgespräch vereinbaren',
    link: { label: 'Not built yet', page: '/nowhere/' },
    promises: [promise],
    resolveLink: () => undefined,
    art,
  },
};
