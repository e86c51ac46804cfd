const drawing = (width: number, height: number) => ({
  src: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0h${width}v${height}H0z" fill="#A9DAD3"/></svg>`)}`,
  width,
  height,
});
const post = (title: string, page: string) => ({
  title,
  page,
  category: 'Hiring',
  minutes: 6,
  picture: drawing(240, 132),
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
  wide: { cover: drawing(765, 420), device: drawing(765, 428) },
  phone: drawing(427, 520),
};

export default {
  'a case and two posts': { ...words, card, href: (page: string) => page },
  'nothing built, on mist': { ...words, ground: 'mist', card, href: () => undefined },
};
