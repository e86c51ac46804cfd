const words = {
  resolveLink: (page: string) => page,
  address: '/notices.txt',
  file: 'All licences in full',
  columns: { part: 'Part', use: 'What it does', where: 'Where', licence: 'Licence & holder' },
};
const part = {
  name: 'oar',
  version: '1.0.0',
  use: 'Moves the boat.',
  where: ['In the boat'],
  licence: 'MIT',
  holder: 'Copyright (c) 2020 The Rowers',
};

export default {
  'three parts': {
    ...words,
    heading: 'What the boat is made of',
    lede: 'A list that is written when the boat is built.',
    parts: [
      part,
      { ...part, name: '@harbour/sail', where: ['In the boat', 'On the pier'] },
      { ...part, name: 'rope', use: 'Ties it to [the pier](/pier/).', holder: '', licence: 'CC0-1.0' },
    ],
  },
  'long words, and no sentence': {
    ...words,
    heading: 'Donaudampfschifffahrtsgesellschaftskapitän & parts',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines beside the heading.',
    parts: [
      {
        ...part,
        name: '@donaudampfschifffahrtsgesellschaft/kapitaensmuetzenabzeichen-with-a-long-name',
        version: '2.3.2026060120-beta.17',
        use: '',
        licence: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
        holder:
          'Copyright (c) 2011-2021, Somebody until https://boats.example/a1acf730b4bba3f1097c9f52e7d9d3aba8cdcaae',
      },
    ],
  },
};
