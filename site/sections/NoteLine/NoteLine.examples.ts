export default {
  'two sentences': {
    heading: 'A note from our chief executive',
    short:
      'We ask what your customers call you about. If the answer fits on one screen, you hear it from us.',
    person: { name: 'Ada Example', position: 'Chief executive' },
  },
  'a long name, a heading with an ampersand': {
    heading: 'Rain & shine',
    short: 'One sentence of some length that says what the letter says. And another one.',
    person: {
      name: 'Hippolyta Featherstonehaugh-Wolfeschlegelstein',
      position: 'Co-founder, internationalization',
    },
  },
};
