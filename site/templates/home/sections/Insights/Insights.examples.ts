import { exampleBox } from '../../../../pictures/exampleBox.ts';

const picture = exampleBox(240, 132, '#A9DAD3');
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
  'four posts, the first large': {
    heading: 'Field notes',
    link,
    resolveLink: (page: string) => page,
    posts: [
      post('What a wet week taught us about offline work', 'Engineering'),
      post('What a team costs, line by line', 'Hiring'),
      post('Scoring a prompt before customers do', 'AI'),
      post('Responsibilities in subcontracted infrastructure maintenance', 'Startups'),
    ],
  },
};
