const tile = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="56" height="56"><path d="M0 0h56v56H0z" fill="#3E82C9"/></svg>')}`;
const author = {
  name: 'Ines Albrecht',
  position: 'Tide engineer',
  place: 'Husum',
  tile,
  tileAlt: 'A drawn tile',
};
const lede =
  'For harbour masters with one pontoon too many. Two winters of gauge readings say when to move it.';
const published = { day: '2025-03-04', words: 'March 4, 2025' };
const art = { wide: null, phone: null };

export default {
  'indigo, with the day of the last check': {
    ground: 'indigo',
    title: 'How we moved a pontoon & kept the ferry',
    lede,
    author,
    published,
    updated: { day: '2025-11-18', words: 'November 18, 2025' },
    minutes: 7,
    art,
  },
  'amber, long words, never changed since': {
    ground: 'amber',
    title: 'Hydrographic responsibilities & intergovernmental correspondence',
    lede,
    author: { ...author, position: 'Principal engineer for tidal measurement infrastructure' },
    published,
    minutes: 12,
    art,
  },
};
