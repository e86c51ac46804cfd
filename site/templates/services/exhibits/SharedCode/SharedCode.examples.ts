const part = (name: string, files: number, kind: 'shared' | 'ios' | 'android') => ({
  name,
  files,
  for: kind,
  text: 'Bells, bolts and the timetable.',
});
const effect = (title: string) => ({ icon: 'bell', title, text: 'The depot can test it on the first day.' });
const words = { shared: 'for tram and bus', ios: 'for the tram', android: 'for the bus' };

export default {
  'four parts': {
    heading: 'What tram and bus share',
    lede: 'One square is one drawing.',
    words,
    parts: [
      part('Doors', 30, 'shared'),
      part('Seats', 17, 'shared'),
      part('Rails', 6, 'ios'),
      part('Tyres', 9, 'android'),
    ],
    note: 'Counted by the porter.',
    effects: [effect('One key'), effect('One paint'), effect('Two horns')],
  },
  'long words, six parts': {
    heading: 'Internationalization of incomprehensibility',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines beside the heading.',
    words: {
      shared: 'uncharacteristically shared files',
      ios: 'incomprehensibly different',
      android: 'counterrevolutionarily alone',
    },
    parts: [
      part('Internationalizations', 120, 'shared'),
      part('Incomprehensibility', 1, 'shared'),
      part('Three', 24, 'shared'),
      part('Four', 23, 'shared'),
      part('Five', 3, 'ios'),
      part('Counterrevolutionaries', 40, 'android'),
    ],
    note: 'A note.',
    effects: [effect('Internationalization'), effect('Two'), effect('Three'), effect('Four')],
  },
};
