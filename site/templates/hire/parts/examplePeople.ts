import { freeDays } from './freeDays.ts';
import { sprite } from '../../../lib/sprite.ts';
import { drawingFile } from '../../../pictures/publishedFile.ts';

const drawn = '<path d="M0 0h56v56z"/>';

/** The drawn tile of a person: as a mark of a sprite, and as a picture of its own. */
const mark = `${drawingFile('example-tile', sprite([{ id: 'tile', svg: `<svg viewBox="0 0 56 56">${drawn}</svg>` }]))}#tile`;
const tile = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="56" height="56">${drawn}</svg>`)}`;

/** What several named examples show: somebody with a long name, who is free, what was passed and the hours shared. */
export const examplePerson = {
  name: 'Wilhelmina Featherstonehaugh-Cholmondeley',
  level: 'Senior',
  years: 8,
  focus: 'Roses, walls',
  rate: 34,
  tile,
  tileAlt: 'A drawn tile',
};

const free = {
  tile: mark,
  free: '2020-01-07',
  day: 'Tue 7',
  days: freeDays(Array.from({ length: 10 }, (_, at) => at > 0)),
};
export const exampleBench = {
  sign: '$',
  week: '2020-01-06',
  weekInWords: 'January 6',
  people: [
    { ...examplePerson, ...free, name: 'Ada Ferris' },
    { ...examplePerson, ...free, focus: 'Internationalization of telecommunications' },
  ],
};

export const examplePassed = {
  heading: 'What Ada passed',
  tests: ['Half an hour on a hedge', 'Three hours on a dead lawn', 'A call with a client'].map((title) => ({
    title,
    text: 'She found the wire in the ground before the mower did.',
  })),
};

const city = (name: string, from: number, to: number) => ({
  city: name,
  own: { from: 540, to: 1020 },
  span: { from, to },
  when: '09:00–10:30',
  shared: '1 h 30',
});
export const exampleHours = {
  office: 'Turku',
  hours: 8,
  cities: [city('New York', 60, 630), city('London', 300, 960), city('Sydney', 870, 1500)],
};

export const exampleMonth = {
  heading: 'Twenty days and two harvests',
  lede: 'A stroke is one working day. The first five are the trial.',
  weeks: ['Soil', 'Seed', 'Water', 'Harvest & rest'].map((title) => ({
    title,
    text: 'What happens in this week, in a sentence or two.',
  })),
  signs: {
    heading: 'Two things to notice',
    list: ['The hose is never wet', 'The shed stays locked'].map((title) => ({
      title,
      text: 'Ask to see the beds. If that takes a day to arrange, no bed was dug.',
    })),
  },
};
