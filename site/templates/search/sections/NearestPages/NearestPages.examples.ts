const pages = [
  { title: 'Web development', path: '/services/web-development/' },
  { title: 'Prices', path: '/pricing/', called: ['rates'] },
  {
    title: 'Internationalization of telecommunication',
    path: '/services/internationalization/telecommunication/',
  },
];

export default {
  'two of three': { heading: 'Nearest to that address', pages, shown: 2 },
  'all of them': { heading: 'Incomprehensibilities & enumerations', pages, shown: 3 },
};
