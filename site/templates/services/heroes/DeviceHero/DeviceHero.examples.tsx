const box = (width: number, height: number, fill: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" rx="40" fill="${fill}"/></svg>`)}`;
const phone = (fill: string) => ({
  kind: 'phone' as const,
  src: box(306, 624, fill),
  alt: 'A phone',
  width: 306,
  height: 624,
});
const board = {
  kind: 'board' as const,
  src: box(906, 560, 'white'),
  alt: 'A board',
  width: 906,
  height: 560,
};
const art = (
  <svg viewBox="0 0 1440 776" aria-hidden="true">
    <path fill="currentColor" d="M900 0h540v300z" opacity=".3" />
  </svg>
);
const resolveLink = (page: string) => page;
const words = {
  headline: ['Timetables', 'for late trams', '& early ones'],
  lede: 'Built with the people who drive them. The first release takes eight weeks.',
  action: 'Ask us',
  link: { label: 'What it costs', page: '/costs/' },
};

export default {
  'a phone and four answers': {
    ...words,
    headline: 'Tram app development for late trams',
    ground: 'teal',
    resolveLink,
    art,
    devices: [phone('white')],
    answers: [
      { label: 'First release', value: '8 weeks' },
      { label: 'An hour', value: 'EUR 40–60' },
      { label: 'So far', value: '12 releases', fact: 'releases', page: '/figures/#releases' },
      { label: 'Internationalization', value: 'Incomprehensible' },
    ],
  },
  'two phones': { ...words, ground: 'teal', resolveLink, art, devices: [phone('white'), phone('gold')] },
  'a board and a phone': { ...words, ground: 'indigo', resolveLink, art, devices: [board, phone('gold')] },
  'long words, one phone, nothing to link to': {
    ...words,
    headline: ['Internationalized', 'incomprehensibility'],
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines beside the device and still keeps its measure.',
    ground: 'teal',
    resolveLink: () => undefined,
    art,
    devices: [phone('white')],
  },
};
