const part = (when: string, title: string, bars: number, lead = false) => ({
  when,
  title,
  text: 'What happens in this part, in a sentence or two. It ends with something to hold.',
  bars,
  lead,
});
const words = {
  heading: 'Twenty days & two harvests',
  lede: 'One bar is one working day. The first five are the trial.',
};

export default {
  'four weeks of five days': {
    ...words,
    kind: 'first-month',
    parts: [
      part('Week 1', 'Soil', 5, true),
      part('Week 2', 'Seed', 5),
      part('Week 3', 'Water', 5),
      part('Week 4', 'Harvest & rest', 5),
    ],
  },
  'five days of eight hours, long words': {
    kind: 'trial-week',
    heading: 'Responsibilities & internationalization',
    lede: 'One bar is one hour.',
    parts: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) =>
      part(day, 'Telecommunication', 8, day === 'Friday'),
    ),
  },
  'three parts of one bar': {
    ...words,
    kind: 'plan',
    parts: [part('One', 'Short', 1), part('Two', 'Short', 10), part('Three', 'Short', 1, true)],
  },
};
