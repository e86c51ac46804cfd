export default {
  'a question and its refusal': {
    heading: 'A model that will not set a price',
    text: ['It reads the tag and names the shelf.', 'A person decides.'],
    link: { label: 'How we use models', page: '/ai/' },
    title: 'From the test of 4 May 2025',
    turns: [
      { by: 'Shopkeeper', text: 'What should 12 packs cost?' },
      { by: 'Assistant', text: 'I may not answer that. The price list of Monday says 4.20 a pack.' },
    ],
    note: 'It refused 31 of 120 questions, and a person read each.',
    demo: true,
    resolveLink: (page: string) => page,
  },
};
