const screen = (name: string, meant: string[], caught: string[] = []) => ({ name, meant, caught });
const words = { same: 'as stored', meant: 'changed as meant', caught: 'caught' };
const effect = (title: string) => ({ icon: 'bell', title, text: 'A driver can test it on the first day.' });

export default {
  'five screens in four settings': {
    heading: 'What a larger letter changed on the tram',
    lede: 'One frame is one stored picture.',
    screen: 'Screen',
    settings: ['Small', 'Large', 'Dark', 'French'],
    screens: [
      screen('Stops', ['Small']),
      screen('Tickets', ['Small', 'Large'], ['French']),
      screen('Map', []),
      screen('Help', []),
      screen('Account', ['Dark']),
    ],
    words,
    note: 'The French word was longer than its button.',
    effects: [effect('No surprise'), effect('Both at once')],
  },
  'long words': {
    heading: 'Internationalization of incomprehensibility',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines beside the heading.',
    screen: 'Screen',
    settings: ['Smaller', 'Largest', 'Darkest', 'Frenchy', 'Tablets', 'Letters'],
    screens: ['Telegraphically', 'Responsibility', 'Photosynthesis', 'Counterweights'].map((name) =>
      screen(name.slice(0, 14), ['Smaller'], ['Letters']),
    ),
    words,
    note: 'A note.',
    effects: [effect('Internationalization'), effect('Two'), effect('Three')],
  },
};
