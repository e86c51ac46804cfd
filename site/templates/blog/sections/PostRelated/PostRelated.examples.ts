import { exampleBox } from '../../../../pictures/exampleBox.ts';

const card = (slug: string, name: string) => ({
  slug,
  caseKey: slug.toUpperCase(),
  name,
  line: 'Tides, browser',
  alt: 'A gauge at 2.41 metres.',
  wide: { cover: exampleBox(640, 520, '#A9DAD3'), device: exampleBox(640, 520, '#A9DAD3') },
  phone: exampleBox(427, 520, '#A9DAD3'),
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
    resolveLink: (address: string) => address,
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
    resolveLink: () => undefined,
  },
};
