const picture = (width: number, height: number) => ({
  src: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0h${width}v${height}H0z" fill="#A9DAD3"/></svg>`)}`,
  width,
  height,
});
const card = (slug: string, name: string) => ({
  slug,
  name,
  line: 'Tides, browser',
  alt: 'A gauge at 2.41 metres.',
  wide: { cover: picture(640, 520), device: picture(640, 520) },
  phone: picture(427, 520),
  page: `/case-studies/${slug}/`,
});
const page = (label: string, path: string) => ({
  label,
  page: path,
  text: 'The price of the tug, by month.',
});

export default {
  'two pages': {
    heading: 'After the pontoon',
    pages: [page('Towing', '/towing/'), page('Anchors & chains', '/anchors/')],
    card: card('gauge', 'Gauge'),
    href: (address: string) => address,
  },
  'four pages, long words, nothing built': {
    heading: 'Intergovernmental correspondence & its consequences',
    pages: [
      page('Hydrographic responsibilities', '/a/'),
      page('Telecommunication subcontractors', '/b/'),
      page('Internationalization', '/c/'),
      page('Tides', '/d/'),
    ],
    card: card('undercurrents', 'Undercurrents'),
    href: () => undefined,
  },
};
