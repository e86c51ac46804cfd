export default {
  'two groups of pages': {
    heading: 'All pages by kind',
    groups: [
      {
        name: 'Services',
        pages: [
          { path: '/services/', title: 'What we build' },
          { path: '/services/web-development/', title: 'Web development by people you know' },
        ],
      },
      { name: 'Company', pages: [{ path: '/contact/', title: 'Contact' }] },
    ],
  },
  'long words': {
    heading: 'Internationalization & telecommunication',
    groups: [
      {
        name: 'Recommendations & responsibilities',
        pages: [
          { path: '/', title: 'Telecommunication and internationalization, with all that belongs to them' },
        ],
      },
    ],
  },
};
