const art = { wide: null, phone: null };

export default {
  'on teal, with a button that leads on': {
    headline: 'Evenings with a list',
    lede: 'Each one has a date, a chair and somebody to ask.',
    button: { label: 'To the list', page: '/#list' },
    ground: 'teal',
    resolveLink: () => undefined,
    art,
  },
  'on paper, with a link': {
    headline: 'Write once & an engineer answers',
    lede: 'Four fields go to an engineer, who replies within 24 hours.',
    link: { label: 'Book a call', page: '/book-a-call/' },
    resolveLink: (page: string) => page,
    art,
  },
  'on indigo, long words, no link': {
    headline: 'Telecommunication responsibilities & internationalization',
    lede: 'A sentence that is long enough to show how the measure of the lede holds beside the drawing on windows of every width.',
    ground: 'pick',
    note: 'Every stroke is a project, as long as it took; an orange one was late.',
    resolveLink: () => undefined,
    art,
  },
};
