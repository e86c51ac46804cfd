const span = (from: number, to: number) => ({ from: from * 60, to: to * 60 });
const office = (city: string, country: string, from: number, to: number, shared: number) => ({
  city,
  country,
  span: span(from, to),
  sharedMinutes: shared * 60,
});
const words = {
  shared: '{time} shared',
  season: 'Clocks here',
  office: 'At work in {city}',
  answered: 'Somebody answers',
  of: '{time} of {day}',
};
const resolveLink = (page: string) => page;

export default {
  'two offices, one past midnight': {
    heading: 'Nine to five, answered',
    lede: 'The east begins and the west goes on ([clocks, 2026](https://clock.example/)).',
    words,
    note: 'A person works eight of these hours.',
    own: { country: 'Norway', span: span(9, 17) },
    seasons: [
      {
        label: 'Winter',
        offices: [office('Tartu', 'Estonia', 7.5, 15, 6), office('Halifax', 'Canada', 15, 26, 2)],
        answered: 480,
      },
      {
        label: 'Summer',
        offices: [office('Tartu', 'Estonia', 8.5, 16, 7), office('Halifax', 'Canada', 16, 27, 1)],
        answered: 480,
      },
    ],
    resolveLink,
  },
  'one office, long words, hours that are not answered': {
    heading: 'Internationalization of responsibilities & telecommunication',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines beside the heading.',
    words,
    note: 'A note of one sentence.',
    own: { country: 'Papua New Guinea', span: span(8, 16.5) },
    seasons: [
      { label: 'Dry season', offices: [office('Tartu', 'Estonia', 16, 24, 0.5)], answered: 30 },
      { label: 'Wet season', offices: [office('Tartu', 'Estonia', 17, 25, 0)], answered: 0 },
    ],
    resolveLink,
  },
};
