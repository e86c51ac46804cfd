const picture = (width: number, height: number) => ({
  src: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect x="${width / 2}" y="80" width="${width / 3}" height="${height}" rx="30" fill="navy"/></svg>`)}`,
  width,
  height,
});
const pictures = { wide: picture(1440, 600), phone: picture(390, 400) };
const cases = [
  { name: 'Tramline', page: '/cases/tramline/' },
  { name: 'Lamplight', page: '/cases/lamplight/' },
  { name: 'Oar', page: '/cases/oar/' },
  { name: 'Kettle', page: '/cases/kettle/' },
];
const words = {
  heading: 'Four apps & their worst day',
  lede: 'Each story has its figures.',
  link: { label: 'All stories', page: '/cases/' },
  alt: 'Four phones.',
};

export default {
  'four cases': { ...words, cases, pictures, href: (page: string) => page },
  'long words, nothing to link to, one case': {
    ...words,
    heading: 'Internationalization & accessibility',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines.',
    cases: cases.slice(0, 1),
    pictures,
    href: () => undefined,
  },
};
