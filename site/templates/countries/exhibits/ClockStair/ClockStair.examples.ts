const span = (from: number, to: number) => ({ from: from * 60, to: to * 60 });
const own = span(9, 17);
const office = (city: string, from: number, to: number) => ({
  city,
  shared: from < to ? [span(from, to)] : [],
  sharedMinutes: (to - from) * 60,
});
const zone = (name: string, ahead: number, change: number) => ({
  name,
  own,
  ahead: ahead * 60,
  offices: [office('Tartu', 9, change), office('Suva', change - 0.5, 17)],
});
const words = {
  office: '{city} {from} to {to}',
  key: 'Half an hour of {city}',
  both: 'Half an hour of both',
};
const resolveLink = (page: string) => page;

export default {
  'three clocks, two offices': {
    heading: 'Three clocks from coast to coast',
    lede: 'The day goes west ([clocks, 2026](https://clock.example/)).',
    words,
    note: 'Islands keep a clock of their own.',
    seasons: [
      { label: 'Winter', zones: [zone('East', -3, 12), zone('Middle', -4, 11), zone('West', -6, 9.5)] },
      { label: 'Summer', zones: [zone('East', -2, 13), zone('Middle', -3, 12), zone('West', -6, 9.5)] },
    ],
    resolveLink,
  },
  'long names, one office all day': {
    heading: 'Internationalization of responsibilities',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines beside the heading.',
    words,
    note: 'A note of one sentence.',
    seasons: ['Dry season of the northern plain', 'Wet season'].map((label) => ({
      label,
      zones: [1, 2, 3].map((at) => ({
        name: `Counterrevolutionary territories, part ${at}`,
        own,
        ahead: at * -60,
        offices: [office('Llanfairpwllgwyngyll', 9, 17)],
      })),
    })),
    resolveLink: () => undefined,
  },
};
