const own = { from: 540, to: 1020 };
const light = (name: string, latitude: number, longitude: number, from: number, to: number) => ({
  id: `light-${name.toLowerCase()}`,
  name,
  location: { city: 'Rotterdam', country: 'Netherlands' },
  latitude,
  longitude,
  parts: from < to ? [{ from, to }] : [],
  minutes: to - from,
  hours: `${(to - from) / 60} h in January, 0 h in July`,
  when: 'By the clock of the harbour.',
});

export default {
  'four lighthouses, one of them asleep': {
    heading: 'Which lamps burn & when',
    lede: 'A tall stroke is an hour in which lamp and harbour are both awake.',
    alt: 'Four lighthouses from west to east; one shares nothing.',
    reading: 'The far one sleeps while the harbour works.',
    own,
    companies: [
      light('Low', 61, -140, 780, 1020),
      light('Fastnet', 51, -9, 540, 810),
      light('Skerry', -33, 18, 540, 1020),
      light('Eddy', -44, 171, 540, 540),
    ],
  },
  'long words, two close together': {
    heading: 'Telecommunication responsibilities & counterrevolutionaries',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines beside the heading.',
    alt: 'Two companies.',
    reading:
      'A sentence that is long enough to show how the measure of the words under the drawing holds on windows of every width.',
    own,
    companies: [
      light('Internationalizations', 10, 20, 540, 555),
      light('Incomprehensibilities', -20, 60, 540, 1020),
    ],
  },
};
