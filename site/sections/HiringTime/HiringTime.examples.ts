const times = { name: 'Gardeners', onboarding: '2 days', provider: '1–2 weeks', inHouse: '6–12 weeks' };

export default {
  'two ranges': {
    heading: 'One to two weeks, or six to twelve',
    lede: 'In-house takes longer and is worth the wait.',
    times,
  },
  'long words': {
    heading: 'Telecommunication responsibilities & internationalization',
    lede: 'A lede that is long enough shows how both columns end on one line at the foot, and how the chart keeps its height beside many words, on windows of every width from a phone to a wall.',
    times: { ...times, inHouse: '4–12 weeks' },
  },
};
