export default {
  'three pages, one of them not built': {
    heading: 'Where most visitors go',
    resolveLink: (page: string) => (page === '/pricing/' ? undefined : page),
    pages: [
      { label: 'What we build', text: 'Seven services and who they suit', page: '/services/' },
      { label: 'Prices', text: 'Rates by role and region', page: '/pricing/' },
      { label: 'Contact', text: 'An engineer replies within 24 hours', page: '/contact/' },
    ],
  },
  'one page of long words, reached for now elsewhere': {
    heading: 'Recommendations & responsibilities',
    resolveLink: (page: string) => (page === '/' ? page : undefined),
    pages: [
      {
        label: 'Telecommunication & internationalization',
        text: 'A text that says in some more words what the reader finds there',
        page: '/services/',
        until: '/',
      },
    ],
  },
};
