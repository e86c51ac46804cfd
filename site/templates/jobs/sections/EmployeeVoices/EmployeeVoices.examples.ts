const src = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="#c36" d="M0 0h1v1H0z"/></svg>')}`;
const voice = (name: string, description: string) => ({
  name,
  position: 'Tester',
  place: 'Porto',
  description,
  picture: { src, alt: '' },
});
const words = { heading: 'Four of us & what it is like', lede: 'One of the four complains.' };

export default {
  'four voices': {
    ...words,
    voices: [
      voice('Ana Lima', 'I stopped a release on the eve of its launch, and it went out four days late.'),
      voice('Rui Alves', 'I asked for a freezer. They wanted to know what size.'),
      voice('Eva Reis', 'They hired me to change how we draw and argued for a quarter.'),
      voice('Ivo Melo', 'I started in June.'),
    ],
  },
  'one voice of long words': {
    ...words,
    voices: [
      {
        ...voice('Maximiliana Vasconcelos-Wolfeschlegelstein', 'Internationalization, uninterruptedly.'),
        position: 'Telecommunication infrastructure coordinator',
      },
    ],
  },
};
