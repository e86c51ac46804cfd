export default {
  'two signs': {
    heading: 'Two things to notice by week six',
    signs: [
      { title: 'The gate is always locked', text: 'Ask for the key. If that takes a day, nobody has one.' },
      { title: 'The apples come next week', text: 'From the third Friday on, ask for one.' },
    ],
  },
  'long words': {
    heading: 'Responsibilities & internationalization',
    signs: [
      {
        title: 'Telecommunication acknowledgements stay unanswered',
        text: 'A text of many words shows how three columns of one width look when the middle one holds much more than its neighbours do, on windows of every width.',
      },
      { title: 'Short', text: 'Short.' },
    ],
  },
};
