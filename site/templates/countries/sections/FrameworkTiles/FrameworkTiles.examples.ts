/** The gallery holds the symbol that examples show as a logo. */
const sprite = '';
const tile = (name: string, text: string, own = false) => ({
  name,
  icon: 'tool',
  text,
  page: `/${name}/`,
  own,
});
const words = { heading: 'Seven tools & one honest line each', lede: 'We sell all seven.', sprite };

export default {
  'seven tiles, the second one of the page itself': {
    ...words,
    path: '/Wheel/',
    resolveLink: (page: string) => page,
    frameworks: [
      tile('Rail', 'Many wagons, one way.'),
      tile('Wheel', 'Turns for whoever pushes.', true),
      tile('Sail', 'When there is wind.'),
      tile('Oar', 'When there is none.'),
      tile('Rope', 'Two hands at least.'),
      tile('Hook', 'One.'),
      tile('Bell', 'Heard across the harbour.'),
    ],
  },
  'long words, two tiles, nothing to link to': {
    ...words,
    heading: 'Internationalization & accessibility',
    resolveLink: () => undefined,
    frameworks: [
      tile('Incomprehensibility', 'A text that uses all the space it is given, over several lines.'),
      tile('B', 'Short.', true),
    ],
  },
};
