export default {
  'three things': {
    heading: 'The keys & the oven',
    lede: 'A stroke is one thing in your hands.',
    things: [
      { when: 'Day 1', title: 'The key', text: 'To the front door.' },
      { when: 'Week 2', title: 'The recipe', text: 'With the grams.' },
      { when: 'Last day', title: 'The cat', text: 'It stays.' },
    ],
  },
  'two things with long words': {
    heading: 'Internationalization',
    lede: 'A stroke is one thing.',
    things: [
      {
        when: 'Week 12',
        title: 'Telecommunications',
        text: 'A sentence that takes two lines or more, so that the words run under the strokes for a while.',
      },
      { when: 'Later', title: 'Responsibilities', text: 'All of them.' },
    ],
  },
};
