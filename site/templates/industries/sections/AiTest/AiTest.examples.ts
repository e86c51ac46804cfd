const words = {
  heading: 'A model that reads price tags',
  text: ['It reads the tag and names the shelf.', 'A person decides.'],
  link: { label: 'How we use models', page: '/ai/' },
  note: 'The wrong ones have an owner.',
  demo: true,
};
const resolveLink = (page: string) => page;

export default {
  'four ends of a test': {
    test: {
      ...words,
      title: 'Tag reader, prompt 4',
      base: '120 photographs, 4 May 2025',
      counts: [
        { amount: 96, label: 'right' },
        { amount: 12, label: 'refused' },
        { amount: 9, label: 'asked again' },
        { amount: 3, label: 'wrong' },
      ],
    },
    resolveLink,
  },
  'a refusal': {
    test: {
      ...words,
      title: 'From the test of 4 May',
      turns: [
        { by: 'Shopkeeper', text: 'What will this cost in June?' },
        { by: 'Model', text: 'I read tags. I do not set prices.' },
      ],
    },
    resolveLink,
  },
};
