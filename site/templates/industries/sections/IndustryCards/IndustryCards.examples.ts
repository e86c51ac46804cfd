const resolveLink = (page: string) => page;
const flat = (fill: string, width: number, height: number) => ({
  src: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="${fill}"/></svg>`)}`,
  width,
  height,
});
const shops = {
  name: 'Shops',
  page: '/shops/',
  text: 'The keeper and the buyer turn on one record, the pack on the shelf.',
  pages: [{ label: 'Bakeries', page: '/bakeries/' }],
  picture: flat('#083f45', 765, 420),
};
const card = (name: string) => ({ ...shops, name, page: `/${name}/`, pages: [] });

export default {
  'five cards': {
    heading: 'Five trades & their records',
    others: 'Built as well:',
    resolveLink: (page: string) => (/M|P/.test(page) ? undefined : page),
    cards: [shops, card('Farms'), card('Mills'), card('Ports'), card('Yards')],
  },
  'two cards with long words': {
    heading: 'Telecommunications & administration',
    others: 'Built as well:',
    resolveLink,
    cards: [card('Telecommunications'), shops],
  },
};
