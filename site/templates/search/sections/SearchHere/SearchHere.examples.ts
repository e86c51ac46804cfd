export default {
  'the field alone': {
    headline: 'Search this site',
    lede: 'Type a word, and the pages that have it appear.',
    withoutScripts: 'Your browser runs no scripts. Every page is in the list below.',
    field: 'What are you looking for?',
    parts: '',
  },
};
