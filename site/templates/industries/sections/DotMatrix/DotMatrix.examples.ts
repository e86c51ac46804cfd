export default {
  'four ends of a test': {
    heading: 'A model that reads price tags',
    text: ['It reads the tag and names the shelf.', 'A person decides.'],
    link: { label: 'How we use models', page: '/ai/' },
    title: 'Tag reader, prompt 4',
    base: '120 photographs, 4 May 2025',
    counts: [
      { amount: 96, label: 'right' },
      { amount: 12, label: 'refused' },
      { amount: 9, label: 'asked again' },
      { amount: 3, label: 'wrong' },
    ],
    note: 'The wrong ones have an owner.',
    demo: true,
    resolveLink: (page: string) => page,
  },
};
