export default {
  'three movers': {
    heading: 'What a loaf costs & why',
    movers: [
      { title: 'Rye', effect: '20% more', text: 'It takes a day longer.' },
      { title: 'A standing order', effect: '1 dollar less', text: 'We bake what is asked for.' },
      { title: 'A name in the crust', effect: 'At cost', text: 'The stencil is yours afterwards.' },
    ],
  },
  'two movers with long words': {
    heading: 'Internationalization',
    movers: [
      {
        title: 'Telecommunications',
        effect: '120 to 140% more',
        text: 'A sentence that takes two lines or more, so that the card grows with its words and not beyond them.',
      },
      { title: 'None', effect: 'Nothing', text: 'As it is.' },
    ],
  },
};
