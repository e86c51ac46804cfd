const part = (name: string, requests: number, kilobytes: number) => ({ name, requests, kilobytes });
const words = {
  headline: 'Tram pages for thin air',
  lede: 'Weighed on the phone of a driver.',
  action: 'Ask us',
  link: { label: 'What it costs', page: '/costs/' },
};

export default {
  'before and after': {
    ...words,
    weight: {
      caption: 'One stroke is ten kilobytes of the timetable.',
      states: [
        { name: 'Before', parts: [part('pictures', 6, 420), part('scripts', 3, 210)] },
        { name: 'After', parts: [part('pictures', 2, 60), part('scripts', 1, 20)] },
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
    weight: {
      caption: 'A caption that uses all the space it is given, so that it breaks over several lines.',
      states: [
        {
          name: 'Before the internationalization',
          parts: [part('Incomprehensibilities', 40, 1000), part('Two', 1, 10)],
        },
        { name: 'After', parts: [part('Counterrevolutionaries', 1, 10), part('Two', 1, 10)] },
      ],
    },
    answers: [{ label: 'A question of some length', value: 'Internationalization, mostly' }],
    resolveLink: () => undefined,
  },
};
