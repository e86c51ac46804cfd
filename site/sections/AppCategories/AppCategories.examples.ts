const items = (...names: string[]) => names.map((name) => ({ name, page: `/kinds/${name.length}/` }));

export default {
  'three groups': {
    heading: 'Kinds of app & those we decline',
    lede: 'Half of them work without a signal. We build no lotteries.',
    groups: [
      { name: 'On rails', items: items('Timetables', 'Tickets', 'Lost & found', 'Repairs') },
      { name: 'At sea', items: items('Tides', 'Berths') },
      { name: 'At home', items: [{ name: 'Kettles' }] },
    ],
    href: (page: string) => page,
  },
  'long words, one group': {
    heading: 'Internationalization',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines.',
    groups: [
      { name: 'Words of the greatest length', items: items('Incomprehensibilities', 'Counterrevolution') },
    ],
    href: () => undefined,
  },
};
