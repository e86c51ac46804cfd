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
const city = (name: string, from: number, to: number) => ({
  city: name,
  own: { from: 540, to: 1020 },
  span: { from, to },
  when: '09:00–10:30',
  shared: '1 h 30',
});
const words = {
  heading: 'Three gardeners who are free',
  lede: 'You meet two of them and take one, or none.',
  profile: ['Planted nine walls in four towns.', 'Reviews each bed once a week.', 'Will not mow.'],
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
};

export default {
  'three lines and four cities': { ...words, person },
  'a long name on mist': {
    ...words,
    ground: 'mist',
    person: { ...person, name: 'Wilhelmina Featherstonehaugh-Cholmondeley' },
  },
};
