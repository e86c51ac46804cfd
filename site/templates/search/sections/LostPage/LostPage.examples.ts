export default {
  'without a drawing': {
    headline: 'There is no page here',
    lede: 'The address may have changed, or it was typed with an error.',
    art: null,
  },
  'long words': {
    headline: 'Internationalization & telecommunication',
    lede: 'A sentence that is long enough to show how the measure of the lede holds on windows of every width.',
    art: null,
  },
};
