const platform = (id: string, name: string, icon: string, text: string) => ({
  id,
  name,
  icon,
  page: `/${id}/`,
  service: { text, action: `About ${name}` },
});

export default {
  'five platforms': {
    heading: 'Five surfaces & a way to check each',
    platforms: [
      platform('a-rail', 'Rail', 'train-front', 'Wagons that wait.'),
      platform('a-road', 'Road', 'bus', 'Buses that do not.'),
      platform('a-sea', 'Sea', 'ship', 'Boats with a kitchen and a quiet deck.'),
      platform('a-air', 'Air', 'plane', 'Seldom.'),
      platform('a-foot', 'On foot', 'footprints', 'Mostly.'),
    ],
    resolveLink: (page: string) => page,
  },
  'long words, one platform, nothing to link to': {
    heading: 'Internationalization',
    platforms: [
      platform(
        'b-long',
        'Incomprehensibility',
        'globe',
        'A text that breaks over several lines in its column.',
      ),
    ],
    resolveLink: () => undefined,
  },
};
