import { exampleBox } from '../../../../pictures/exampleBox.ts';

const post = (title: string, page: string) => ({
  title,
  page,
  category: 'Hiring',
  minutes: 6,
  picture: exampleBox(240, 132, '#A9DAD3'),
});
const words = {
  heading: 'A garden for hands that shake',
  link: { label: 'All gardens', page: '/gardens/' },
  reading: { heading: 'Read before you plant', link: { label: 'All posts', page: '/blog/' } },
  posts: [post('What a hedge costs', '/blog/hedge/'), post('When to call a tree surgeon', '/blog/tree/')],
};
const card = {
  slug: 'one',
  name: 'Give & Take',
  line: 'Kitchen garden',
  result: 'Slugs counted at dawn: 31 to 4',
  alt: 'A bed of beans.',
  page: '/gardens/one/',
  wide: { cover: exampleBox(765, 420, '#A9DAD3'), device: exampleBox(765, 428, '#A9DAD3') },
  phone: exampleBox(427, 520, '#A9DAD3'),
};

export default {
  'a case and two posts': { ...words, card, resolveLink: (page: string) => page },
  'nothing built, on mist': { ...words, ground: 'mist', card, resolveLink: () => undefined },
};
