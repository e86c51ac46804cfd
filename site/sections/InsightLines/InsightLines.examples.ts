const picture = {
  src: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="240" height="132"><path d="M0 0h240v132H0z" fill="#A9DAD3"/></svg>')}`,
  width: 240,
  height: 132,
};
const post = (title: string, category: string) => ({
  title,
  category,
  minutes: 6,
  page: `/blog/${title.toLowerCase().replaceAll(/\W+/g, '-')}/`,
  picture,
});
const link = { label: 'All posts', page: '/blog/' };

export default {
  'two posts, both linked': {
    heading: 'Read before you sign',
    link,
    resolveLink: (page: string) => page,
    posts: [
      post('What a wet week taught us about offline work', 'Engineering'),
      post('What a team costs, line by line', 'Hiring'),
    ],
  },
  'nothing built, long words': {
    heading: 'Notes & measurements',
    link,
    resolveLink: () => undefined,
    posts: [
      post('Internationalization & accessibility of telecommunication software', 'Engineering'),
      post('Responsibilities in subcontracted infrastructure maintenance', 'Hiring'),
    ],
  },
};
