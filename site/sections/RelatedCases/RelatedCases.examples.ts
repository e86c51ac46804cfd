const href = (page: string) => page;
const flat = (fill: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="${fill}"/></svg>`)}`;
const layers = {
  cover: { src: flat('#0c1a45'), width: 877, height: 640 },
  device: { src: flat('#0c1a45'), width: 877, height: 640 },
};
const card = (slug: string, name: string) => ({
  slug,
  name,
  line: 'Stock, phone and till',
  result: 'Counting a shop: nine hours to two',
  alt: 'A screen.',
  page: `/${slug}/`,
  wide: layers,
  phone: layers.cover,
});
const head = { heading: 'Two shops & their shelves', link: { label: 'All products', page: '/all/' }, href };

export default {
  'two cards': { ...head, cards: [card('one', 'Till'), card('two', 'Shelf')] },
  'one card with a long name': { ...head, cards: [card('one', 'Internationalization')] },
};
