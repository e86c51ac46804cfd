const svg = (width: number, height: number) => ({
  src: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0h${width}v${height}H0z" fill="#A9DAD3"/></svg>`)}`,
  width,
  height,
});

const post = (title: string, category: string, large = false) => ({
  title,
  category,
  minutes: 6,
  page: `/blog/${title.toLowerCase().replaceAll(/\W+/g, '-')}/`,
  picture: large ? svg(742, 418) : svg(150, 110),
});

const link = { label: 'All posts', page: '/blog/' };

export default {
  'four posts, all linked': {
    heading: 'Field notes',
    link,
    resolveLink: (page: string) => page,
    posts: [
      post('What a wet week taught us about offline work', 'Engineering', true),
      post('What a team costs, line by line', 'Hiring'),
      post('Scoring a prompt before customers do', 'AI'),
      post('What a good contract says', 'Startups'),
    ],
  },
  'two posts, nothing built, long words': {
    heading: 'Notes & measurements',
    link,
    resolveLink: () => undefined,
    posts: [
      post('Internationalization & accessibility of telecommunication software', 'Engineering', true),
      post('Responsibilities in subcontracted infrastructure maintenance', 'Hiring'),
    ],
  },
};
