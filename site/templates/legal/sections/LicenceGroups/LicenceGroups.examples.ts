export default {
  'two licences': {
    heading: 'What the pier is made of',
    lede: 'Nobody gets these; they stay in the harbour.',
    count: '{count} parts',
    groups: [
      { licence: 'MIT', parts: ['plank 1.0.0', 'nail 2.1.0', 'lamp 0.3.1'] },
      { licence: 'ISC', parts: ['ladder 4.0.0'] },
    ],
  },
  'long words': {
    heading: 'Donaudampfschifffahrtsgesellschaft & its licences',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines beside the heading.',
    count: '{count} incomprehensibilities',
    groups: [
      {
        licence: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
        parts: ['@donaudampfschifffahrtsgesellschaft/kapitaensmuetzenabzeichen 2.3.2026060120', 'ms 2.1.3'],
      },
    ],
  },
};
