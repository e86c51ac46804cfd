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
    steps: [0, 24, 48].map((hour) => ({
      hour,
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
  'four days, on mist, long words': {
    ...words,
    ground: 'mist',
    heading: 'Responsibilities & internationalization',
    onboarding: {
      heading: 'Internationalization in not quite four days',
      steps: [0, 20, 36, 60, 90].map((hour) => ({
        hour,
        title: 'Telecommunications at the gate',
        text: 'Your neighbour brings the key, shows the water and stays until the first bed is dug and wet.',
      })),
    },
  },
};
