import { freeDays } from '../../art/charts/freeDays.ts';
import { sprite } from '../../lib/sprite.ts';
import { drawingFile } from '../../pictures/publishedFile.ts';

const drawn = '<path d="M0 0h56v56z"/>';
const square = { id: 'tile', svg: `<svg viewBox="0 0 56 56">${drawn}</svg>` };
const inSprite = `${drawingFile('example-profile', sprite([square]))}#tile`;
const tile = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="56" height="56">${drawn}</svg>`)}`;
const person = { name: 'Ada Ferris', level: 'Senior', years: 8, focus: 'Roses, walls', rate: 34, tile };
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
      { ...person, tile: inSprite, free: '2020-01-07', day: 'Tue 7', days: freeDays([false, true, true]) },
    ],
  },
  hours: { office: 'Turku', cities: [city('New York', 60, 630), city('London', 300, 960)] },
  href: (page: string) => page,
};

export default {
  'a profile with a rate': { ...words, person, sign: '$' },
  'a long name without a rate': {
    ...words,
    person: { ...person, name: 'Wilhelmina Featherstonehaugh-Cholmondeley', rate: undefined },
    sign: undefined,
  },
};
