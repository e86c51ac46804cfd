import { exampleBox } from '../../../../pictures/exampleBox.ts';
import { exampleCase } from '../../../../pictures/exampleCase.ts';

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
const card = exampleCase('Give & Take', { width: 765, height: 420 });

export default {
  'a case and two posts': { ...words, card, resolveLink: (page: string) => page },
  'nothing built': { ...words, card, resolveLink: () => undefined },
};
