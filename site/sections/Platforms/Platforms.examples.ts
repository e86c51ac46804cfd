const platform = (id: string, name: string, text: string, limit: string) => ({
  id,
  name,
  text,
  limit,
  page: `/${id}/`,
});

export default {
  'two platforms, linked': {
    heading: 'Pick the device by the job',
    href: (page: string) => page,
    platforms: [
      platform(
        'a-web',
        'Web',
        'People arrive by a link and leave within a minute.',
        'Not for work without a signal.',
      ),
      platform(
        'a-watch',
        'Watch',
        'Both hands are busy.',
        'Forty pixels is a paragraph there, so allow for a phone as well.',
      ),
    ],
  },
  'long words, pages not built yet': {
    heading: 'Internationalization & accessibility of platforms',
    href: () => undefined,
    platforms: [
      platform(
        'b-long',
        'Counterrevolutionary',
        'A sentence that fills the space it is given, with an incomprehensibly long compound word near the end of it.',
        'A limit of the greatest length, for people who read every line of a table to the end.',
      ),
    ],
  },
};
