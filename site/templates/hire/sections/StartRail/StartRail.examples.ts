const words = {
  heading: 'Twenty days and two harvests',
  lede: 'A stroke is one working day. The first five are the trial.',
  fact: 'onboarding-developers',
  weeks: ['Soil', 'Seed', 'Water', 'Harvest & rest'].map((title) => ({
    title,
    text: 'What happens in this week, in a sentence or two.',
  })),
  onboarding: {
    heading: 'Two days until the first spade',
    steps: ['Hour 0', 'Hour 24', 'Hour 48'].map((when) => ({
      when,
      title: 'The gate is open',
      text: 'Your neighbour brings the key. It takes ten minutes.',
    })),
  },
  signs: {
    heading: 'Two things to notice',
    list: ['The hose is never wet', 'The shed stays locked'].map((title) => ({
      title,
      text: 'Ask to see the beds. If that takes a day to arrange, no bed was dug.',
    })),
  },
};

export default {
  'twenty days': words,
  'on mist, long words': {
    ...words,
    ground: 'mist',
    heading: 'Responsibilities & internationalization',
  },
};
