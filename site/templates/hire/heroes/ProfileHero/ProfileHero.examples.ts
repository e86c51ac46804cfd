import { freeDays } from '../../parts/freeDays.ts';
import { exampleTile } from '../../parts/exampleTile.ts';

const person = {
  name: 'Ada Ferris',
  level: 'Senior',
  years: 8,
  focus: 'Roses, walls',
  rate: 34,
  tile: exampleTile.picture,
  tileAlt: 'A drawn tile',
};
const day = (name: string, ...hours: number[]) => ({ day: name, hours, text: 'What the day is for.' });
const city = (name: string, from: number, to: number) => ({
  city: name,
  own: { from: 540, to: 1020 },
  span: { from, to },
  when: '09:00–10:30',
  shared: '1 h 30',
});
const words = {
  headline: 'Hire gardeners for one season',
  lede: 'A gardener costs USD 15 to 40 an hour, by seniority.',
  action: 'Get free consultation',
  link: { label: 'See rates', page: '/rates/' },
  profile: 'She planted nine walls in four towns and will not mow.',
  week: {
    heading: 'A week of Ada’s: 40 hours',
    kinds: ['Planting', 'Pruning', 'With you'],
    days: [
      day('Monday', 6, 1, 1),
      day('Tuesday', 6, 2, 0),
      day('Wednesday', 5, 1, 2),
      day('Thursday', 6, 2, 0),
      day('Friday', 3, 2, 3),
    ],
  },
  passed: {
    heading: 'What Ada passed',
    tests: ['Half an hour on a hedge', 'Three hours on a dead lawn', 'A call with a client'].map((title) => ({
      title,
      text: 'She found the wire in the ground before the mower did.',
    })),
  },
  bench: {
    sign: '$',
    week: '2020-01-06',
    weekInWords: 'January 6',
    people: [
      {
        ...person,
        tile: exampleTile.mark,
        free: '2020-01-07',
        day: 'Tue 7',
        days: freeDays([false, true, true]),
      },
    ],
  },
  hours: { office: 'Turku', hours: 8, cities: [city('New York', 60, 630), city('London', 300, 960)] },
  resolveLink: (page: string) => page,
};

export default {
  'a profile with its rate': { ...words, person, sign: '$' },
  'a long name': {
    ...words,
    person: { ...person, name: 'Wilhelmina Featherstonehaugh-Cholmondeley' },
    sign: 'CHF ',
  },
};
