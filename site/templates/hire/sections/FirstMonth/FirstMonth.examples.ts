const tile = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="56" height="56"><path d="M0 0h56v56z"/></svg>')}`;
const person = {
  name: 'Ada Ferris',
  ...{ level: 'Senior', years: 8, focus: 'Roses, walls', rate: 34, tile, tileAlt: 'A drawn tile' },
};
const city = (name: string, from: number, to: number) => ({
  city: name,
  own: { from: 540, to: 1020 },
  span: { from, to },
  when: '09:00–10:30',
  shared: '1 h 30',
});
const words = {
  heading: 'Twenty days with Ada',
  lede: 'A stroke is one working day. The first five are the trial.',
  passed: {
    heading: 'What Ada passed',
    tests: ['Half an hour on a hedge', 'Three hours on a dead lawn', 'A call with a client'].map((title) => ({
      title,
      text: 'She found the wire in the ground before the mower did.',
    })),
  },
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
  hours: {
    office: 'Turku',
    hours: 8,
    cities: [city('New York', 60, 630), city('London', 300, 960), city('Sydney', 870, 1500)],
  },
};

export default {
  'a profile with its rate': { ...words, person, sign: '$' },
  'a long name': {
    ...words,
    person: { ...person, name: 'Wilhelmina Featherstonehaugh-Cholmondeley' },
    sign: 'CHF ',
  },
};
