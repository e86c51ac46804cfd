const phone = (fill: string) => ({
  kind: 'phone' as const,
  src: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 306 624"><rect width="100%" height="100%" rx="40" fill="${fill}"/></svg>`)}`,
  alt: 'A phone',
  width: 306,
  height: 624,
});
const art = (
  <svg viewBox="0 0 1440 776" aria-hidden="true">
    <path fill="currentColor" d="M900 0h540v300z" opacity=".3" />
  </svg>
);
const words = {
  headline: 'Tram app development for late trams',
  lede: 'Built with the people who drive them. The first release takes eight weeks.',
  action: 'Ask us',
  link: { label: 'What it costs', page: '/costs/' },
  art,
};
const resolveLink = (page: string) => page;

export default {
  'a phone and four answers': {
    ...words,
    ground: 'teal',
    phone: phone('white'),
    answers: [
      { label: 'First release', value: '8 weeks' },
      { label: 'An hour', value: 'EUR 40–60' },
      { label: 'So far', value: '12 releases', fact: 'releases', page: '/figures/#releases' },
      { label: 'Trial', value: 'Two days' },
    ],
    resolveLink,
  },
  'long words, one answer, nothing to link to': {
    ...words,
    headline: 'Internationalized incomprehensibility development for accessibility',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines beside the device and still keeps its measure.',
    ground: 'indigo',
    phone: phone('gold'),
    answers: [{ label: 'A question of some length', value: 'Internationalization, mostly' }],
    resolveLink: () => undefined,
  },
};
