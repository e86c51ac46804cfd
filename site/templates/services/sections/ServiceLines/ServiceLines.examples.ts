const row = (name: string, text: string) => ({ name, text, page: '/lines/' });
const resolveLink = (page: string) => page;
const words = { heading: 'Which line to take', lede: 'For most we would take [the tram](/tram/).' };

export default {
  'four services': {
    ...words,
    rows: [
      row('Tram', 'When the rails are there.'),
      row('Bus', 'When they are not.'),
      row('Boat', 'When there is a river.'),
      row('Walk & ride', 'When it is near.'),
    ],
    resolveLink,
  },
  'two services and kinds of product, on indigo': {
    ...words,
    ground: 'indigo' as const,
    rows: [row('Tram', 'When the rails are there.'), row('Bus', 'When they are not.')],
    kinds: {
      heading: 'Kinds of line that we run',
      groups: [
        { name: 'By day', items: [{ name: 'School', page: '/school/' }, { name: 'Market' }] },
        { name: 'By night', items: [{ name: 'Theatre' }] },
      ],
    },
    resolveLink,
  },
  'three services under what says how to choose': {
    heading: 'Other lines',
    rows: [
      row('Tram', 'When the rails are there.'),
      row('Bus', 'When they are not.'),
      row('Boat', 'When there is a river.'),
    ],
    resolveLink,
  },
  'long words, nothing to link to': {
    heading: 'Internationalization & accessibility of public transport',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines beside the heading.',
    ground: 'mist' as const,
    rows: [
      row(
        'Counterrevolutionary incomprehensibility',
        'A text that breaks over several lines beside its name.',
      ),
      row('Tram', 'Short.'),
    ],
    resolveLink: () => undefined,
  },
};
