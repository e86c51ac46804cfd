const words = {
  heading: 'A model that reads price tags',
  text: ['It reads the tag and names the shelf.', 'A person decides.'],
  link: { label: 'How we use models', page: '/ai/' },
};
const resolveLink = (page: string) => page;

export default {
  'in words': { use: words, resolveLink },
  'a refusal': {
    use: {
      ...words,
      title: 'From the test of 4 May',
      turns: [
        { by: 'Shopkeeper', text: 'What will this cost in June?' },
        { by: 'Model', text: 'I read tags. I do not set prices.' },
      ],
      demo: true,
    },
    resolveLink,
  },
};
