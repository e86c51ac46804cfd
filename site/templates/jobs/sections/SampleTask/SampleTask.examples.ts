const task = {
  heading: 'The task: a timetable in one line',
  text: [
    'You get 24 departures and write the line that a traveller reads in the rain.',
    'A second paragraph follows.',
  ],
  counted: {
    title: '24 departures',
    base: 'One mark is a departure of a Monday in June.',
    mark: 'strokes' as const,
    columns: 12,
    groups: [
      { amount: 14, label: 'left on time' },
      { amount: 7, label: 'left within five minutes' },
      { amount: 3, label: 'stayed in the harbour' },
    ],
  },
  sheet: {
    caption: 'Three of them',
    heads: ['Departure', 'What the board said'],
    rows: [
      ['07:10 to the islands', 'Delayed'],
      ['07:40 to the castle', 'Telecommunication disturbance, please wait'],
      ['08:00 to the market', 'On time'],
    ],
  },
  good: { heading: 'A good answer', points: ['It names the next departure.', 'It fits on the board.'] },
};
const drawnAs = (mark: 'dots' | 'squares', columns: number) => ({
  ...task,
  counted: { ...task.counted, mark, columns },
});

export default {
  'counted in strokes': task,
  'counted in dots': drawnAs('dots', 10),
  'counted in squares': drawnAs('squares', 9),
};
