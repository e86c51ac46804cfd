export default {
  'six days in three steps': {
    kind: 'how-hiring-works',
    ground: 'teal',
    heading: 'Six days & a loaf',
    lede: 'A stroke is one day.',
    steps: [
      { time: 'Day 0', title: 'The flour', text: 'It is ground by hand.', strokes: 4 },
      { time: 'Day 4', title: 'The dough', text: 'It rests.', strokes: 2 },
      { time: 'Day 6', title: 'The loaf', text: 'It is eaten.', strokes: 0 },
    ],
  },
  'on indigo, long words': {
    kind: 'how-the-lists-are-made',
    ground: 'indigo',
    heading: 'Internationalization responsibilities',
    lede: 'A stroke is one week.',
    steps: [
      {
        time: 'Weeks 2 to 4',
        title: 'Telecommunications & administration',
        text: 'A sentence that takes several lines, so that the words of a step go further down than its one stroke.',
        strokes: 1,
      },
      { time: 'Week 5', title: 'Rest', text: 'None.', strokes: 1 },
      { time: 'May and November', title: 'All over again', text: 'As before.', strokes: 0 },
    ],
  },
};
