import { exampleCase } from '../../../../pictures/exampleCase.ts';

const card = exampleCase('Undercurrents', { width: 640, height: 520 });
const page = (label: string, path: string) => ({
  label,
  page: path,
  text: 'The price of the tug, by month.',
});

export default {
  'two pages': {
    heading: 'After the pontoon',
    pages: [page('Towing', '/towing/'), page('Anchors & chains', '/anchors/')],
    card,
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
    card,
    resolveLink: () => undefined,
  },
};
