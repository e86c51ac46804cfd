export default {
  'one line': {
    headline: 'Did a link bring you here? Tell us where it stands.',
    action: 'Report a broken link',
  },
  'long words & an ampersand': {
    headline: 'Telecommunication responsibilities & internationalization',
    action: 'Ask for a recommendation',
  },
};
