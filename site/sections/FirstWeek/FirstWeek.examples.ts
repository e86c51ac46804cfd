const lines = (width: number, height: number) => ({
  src: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path stroke="#c36" stroke-width="10" d="M8 ${height}L90 0"/></svg>`)}`,
  width,
  height,
});
const promise = (title: string, when: string, text: string) => ({
  title,
  when,
  text,
  page: '/promise/',
  fact: 'promise',
});
const promises = [
  promise('Strict NDA', 'Hour 0', 'We sign first, then you tell us.'),
  promise('A reply', 'Hour 24', 'An engineer writes. If nobody did, call.'),
  promise('A developer', 'Day 2', 'Interviewed by you.'),
  promise('Keep or leave', 'Day 7', 'End the trial, and no invoice comes.'),
];
const words = {
  heading: 'Your first 168 hours',
  lede: 'On a working day one of the offices answers at nearly every hour.',
  legend: 'Blue: one office at its desk. Red: the other.',
  alt: '168 slanted lines and four tall strokes.',
  here: 'You read this in hour {hour}',
  drawing: {
    wide: { picture: lines(1328, 348), hour: { d: 'M8 346L40 218', pitch: 7.44, weight: 4.6 } },
    phone: { picture: lines(350, 175), hour: { d: 'M4 173L20 109', pitch: 1.86, weight: 1.25 } },
  },
  starts: { day: 1, hour: 15 },
};

export default {
  'four promises, linked': { ...words, promises, resolveLink: (page: string) => page },
  'long words, no page built': {
    ...words,
    heading: 'Internationalization & the first 168 hours',
    promises: promises.map((each) => ({
      ...each,
      title: 'Internationalization kit',
      text: 'Counterintuitively few misunderstandings in telecommunications.',
    })),
    resolveLink: () => undefined,
  },
};
