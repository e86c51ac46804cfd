const call = (name: string, from: number, takes: number, waited = false) => ({ name, from, takes, waited });
const words = {
  headline: 'Tram boards that wait for less',
  lede: 'Drawn on the day of the first snow.',
  action: 'Ask us',
  link: { label: 'What it costs', page: '/costs/' },
};

export default {
  'the same calls in two orders': {
    ...words,
    waterfall: {
      caption: 'One stroke is 20 milliseconds of one call.',
      plans: [
        {
          name: 'In a row',
          seen: 'The driver sees the board after 320 ms.',
          calls: [call('Line', 0, 120, true), call('Weather', 120, 200, true)],
        },
        {
          name: 'At once',
          seen: 'The driver sees the line after 120 ms.',
          calls: [call('Line', 0, 120, true), call('Weather', 0, 200)],
        },
      ],
    },
    answers: [
      { label: 'Rails', value: 'Steel' },
      { label: 'First board', value: '8 weeks' },
      { label: 'So far', value: '12 boards', page: '/figures/#boards' },
      { label: 'Trial', value: 'Two days' },
    ],
    resolveLink: (page: string) => page,
  },
  'long words, nothing to link to': {
    ...words,
    headline: 'Internationalized incomprehensibility development',
    waterfall: {
      caption: 'A caption that uses all the space it is given, so that it breaks over several lines.',
      plans: [
        {
          name: 'Incomprehensibilities in a row',
          seen: 'A sentence that breaks over several lines under the drawing.',
          calls: [call('Internationalization', 0, 1000, true), call('Two', 1000, 1000)],
        },
        { name: 'At once', seen: 'Short.', calls: [call('Counterrevolution', 0, 20), call('Two', 20, 20)] },
      ],
    },
    answers: [{ label: 'A question of some length', value: 'Internationalization, mostly' }],
    resolveLink: () => undefined,
  },
};
